import { plateCode } from './plate-code.ts';
import type { Forgery } from './forge.ts';
import { BADGE_ID, facts, type FakeHost } from './host.ts';

type Shown = FakeHost['badge']['shown'];

const score = facts.score ?? { percent: 0, thresholdPercent: 0, areas: [] };

const row = (name: string, fields: string[], edit: Partial<Shown>): Forgery => ({
  name: `row: ${name}`,
  forge: (host) => void Object.assign(host.badge.shown, edit),
  check: 'content',
  reason: 'differs',
  fields,
});

const proofRow = (
  name: string,
  edit: Partial<Shown['proof']>,
  reason: Forgery['reason'],
): Forgery => ({
  name: `row: ${name}`,
  forge: (host) => void Object.assign(host.badge.shown.proof, edit),
  check: 'ledger',
  reason,
});

export const rowForgeries: Forgery[] = [
  row('title', ['title'], { title: 'Laurea in medicina' }),
  row('title with one space more', ['title'], { title: `${facts.title} ` }),
  row('title with a letter that looks the same', ['title'], {
    title: facts.title.replace('a', 'а'),
  }),
  row('title in capitals', ['title'], { title: facts.title.toUpperCase() }),
  row('no title', ['title'], { title: '' }),
  row('an exam for a course', ['kind'], { kind: 'exam' }),
  row('a lower level', ['level'], { level: 0 }),
  row('a higher level', ['level'], { level: 2 }),
  row('another competence', ['competences'], { competences: ['Chirurgia'] }),
  row('one competence more', ['competences'], {
    competences: [...facts.competences, 'Chirurgia'],
  }),
  row('the type as a competence', ['competences'], { competences: ['Corso completato'] }),
  row('no competence', ['competences'], { competences: [] }),
  row('another course', ['course'], { courseId: 8 }),
  row('a course whose number begins alike', ['course'], { courseId: 77 }),
  row('another code', ['code'], { code: 'AAAAAA' }),
  row('code in small letters', ['code'], { code: plateCode(BADGE_ID).toLowerCase() }),
  row('another holder', ['holder'], { holder: 'Mario Rossi' }),
  row('holder with a second name', ['holder'], { holder: 'Marco Luigi Bianchi' }),
  row('no holder', ['holder'], { holder: '' }),
  row('another issuer', ['issuer'], { issuer: 'Politecnico di Torino' }),
  row('an earlier day', ['date'], { acquiredAt: '2019-06-01T22:30:00.000Z' }),
  row('one second later', ['date'], { acquiredAt: '2026-03-31T22:30:01.000Z' }),
  row('no date', ['date'], { acquiredAt: '' }),
  row('a skill of ESCO that was not signed', ['alignments'], {
    alignments: [...facts.alignments, { name: 'operare', url: `${facts.alignments[0]?.url}` }],
  }),
  row('a skill of ESCO with another address', ['alignments'], {
    alignments: facts.alignments.map(({ name }) => ({ name, url: 'https://evil.example' })),
  }),
  row('no skill of ESCO', ['alignments'], { alignments: [] }),
  row('a better result', ['score'], { score: { ...score, percent: 100 } }),
  row('a lower threshold', ['score'], { score: { ...score, thresholdPercent: 50 } }),
  row('a better area', ['score'], {
    score: { ...score, areas: score.areas.map((area) => ({ ...area, percent: 100 })) },
  }),
  row('no result', ['score'], { score: null }),
  row('an end that was not signed', ['validUntil'], { validUntil: '2031-03-31T21:59:59.000Z' }),
  row('an end that is none', ['validUntil'], { validUntil: '' }),
  row('other criteria', ['criteria'], { criteria: 'Esame di Stato superato.' }),
  row('everything of another badge', ['title', 'course', 'holder'], {
    title: 'Preposto di cantiere',
    holder: 'Paolo Serventi',
    courseId: 12,
  }),
  {
    ...row('moved to another address', ['id', 'code'], {}),
    forge: (host) => {
      const id = '5fe0ac52-2222-4000-8000-000000000000';
      for (const part of ['credential', 'picture']) {
        host.answers[`/api/Badges/Public/${id}/${part}`] =
          host.answers[`/api/Badges/Public/${BADGE_ID}/${part}`];
      }
      host.badge.badgeId = id;
    },
    // At another address the digest is of another picture's address, too.
    fields: ['id'],
  },
  proofRow('another salt', { salt: 'YW5vdGhlcg' }, 'otherHash'),
  proofRow('salt that is none', { salt: '!' }, 'otherHash'),
  proofRow('another fingerprint', { hash: 'ab'.repeat(32) }, 'otherHash'),
  proofRow('no fingerprint', { hash: '' }, 'otherHash'),
  proofRow('no transaction', { transactionId: null }, 'pending'),
  proofRow('no block', { round: null }, 'pending'),
  {
    name: 'row: a revocation that the list does not know',
    forge: (host) => void Object.assign(host.badge.shown, { revokedAt: '2026-06-01T10:00:00Z' }),
    check: 'revocation',
    reason: 'contradiction',
  },
];
