import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointsProven } from './points.ts';

const attested = {
  language: 'it',
  issuer: 'WorkerBadge',
  issuedAt: new Date('2026-11-28T10:00:00Z'),
  score: null,
  teachers: ['Ing. Marta Bellandi'],
  place: null,
} as const;
const proven = (changes: Partial<Parameters<typeof pointsProven>[0]> = {}) =>
  pointsProven({ ...attested, teachers: [...attested.teachers], ...changes });

test('a sheet that shows teachers says that they are not signed, in both languages, for a course and an exam', () => {
  assert.deepEqual(proven(), [
    'L’ha rilasciato WorkerBadge, il 28/11/2026.',
    'Nome, corso, competenze, livello e data sono quelli firmati: se uno cambia, la verifica fallisce. I docenti non ne fanno parte.',
  ]);
  const score = { percent: 92, thresholdPercent: 70, areas: [] };
  assert.match(proven({ score })[1] ?? '', /risultato .+ I docenti non ne fanno parte\.$/);
  assert.match(proven({ language: 'en' })[1] ?? '', /fails\. The teachers are no part of it\.$/);
});

test('without teachers there is nothing to say of them; the place in the log is said once there is one', () => {
  assert.match(proven({ teachers: [] })[1] ?? '', /la verifica fallisce\.$/);
  assert.match(proven({ place: 1_234_567 })[2] ?? '', /posizione 1\.234\.567/);
});
