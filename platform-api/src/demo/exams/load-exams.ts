import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examinerPath } from '../../adapters/examiner/embedded/demo-examiner.ts';
import { demoPeersOf } from '../../demo-peers.ts';
import { readPlans, savePlan, type ExamKind } from '../../domains/exams/index.ts';
import { adoptFile } from '../../domains/files/index.ts';
import { courseFile } from '../../domains/learning/index.ts';
import type { Principal } from '../../http/access.ts';
import { inTransaction, type Platform } from '../../platform.ts';
import { examQuestions } from '../../domains/exams/tables.ts';
import { demoCourseId } from '../courses/index.ts';
import { demoPeople } from '../people.ts';
import type { DemoBank } from './bank-shape.ts';
import { demoBanks } from './index.ts';

/** Two tries of a certification, as many of a simulation as one wants (E157). */
const plans: Record<ExamKind, { minutes: number; attempts: number | null; hoursBetween: number }> =
  {
    certification: { minutes: 30, attempts: 2, hoursBetween: 24 },
    simulation: { minutes: 15, attempts: null, hoursBetween: 0 },
  };

const usual = {
  thresholdPercent: 70,
  validDays: 365,
  shufflesQuestions: true,
  shufflesOptions: true,
};

const editor = demoPeople.elena;

const author: Principal = {
  userId: editor.userId,
  sessionId: '',
  role: editor.member.primaryRole,
  roles: editor.member.roles,
  claims: editor.member.claims,
  isDocente: false,
  name: editor.identity.name,
  surname: editor.identity.surname,
  company: null,
};

/** A course whose certification the demo examiner holds; its simulation is not planned. */
export const EXTERNAL_EXAM = 'antincendio';

/** Banks and plans of the courses that have exams, stored as their editor does it. Repeatable. */
export async function loadExams(platform: Platform): Promise<void> {
  for (const bank of await demoBanks()) {
    const courseId = demoCourseId(bank.course);
    const { certification } = await readPlans(platform, author, courseId);
    if (certification !== null) continue;
    const pictures = bank.areas.flatMap(({ questions }) =>
      questions.flatMap(({ picture }) => picture?.fileName ?? []),
    );
    for (const fileName of new Set(pictures)) await loadPicture(platform, fileName);
    // Whole or not at all: a load that was cut off begins this bank again.
    await inTransaction(platform, (tx) => loadBank(tx, courseId, bank));
  }
  if (demoPeersOf(platform.config).examiner) await loadExternalExam(platform);
}

async function loadExternalExam(platform: Platform): Promise<void> {
  const courseId = demoCourseId(EXTERNAL_EXAM);
  const { certification } = await readPlans(platform, author, courseId);
  if (certification !== null) return;
  await savePlan(platform, author, { courseId, kind: 'certification' }, null, {
    ...usual,
    ...plans.certification,
    host: 'external',
    externalUrl: platform.config.publicUrl + examinerPath,
    areas: [],
  });
}

async function loadBank(platform: Platform, courseId: number, bank: DemoBank): Promise<void> {
  const now = platform.clock.now();
  // In one statement: the bank's own function reads the course for every question. A test checks what is stored.
  await platform.database.db.insert(examQuestions).values(
    bank.areas.flatMap(({ name, questions }) =>
      questions.map(({ picture, ...question }) => ({
        ...question,
        courseId,
        area: name,
        pictureRef: picture?.fileName ?? null,
        pictureText: picture?.text ?? '',
        state: 'active' as const,
        createdAt: now,
        updatedAt: now,
      })),
    ),
  );
  for (const kind of ['simulation', 'certification'] as const) {
    await savePlan(platform, author, { courseId, kind }, null, {
      ...usual,
      ...plans[kind],
      host: 'ours',
      externalUrl: null,
      areas: bank.areas.map(({ name, drawn }) => ({ area: name, drawn: drawn[kind] })),
    });
  }
}

async function loadPicture(platform: Platform, fileName: string): Promise<void> {
  await adoptFile(platform, editor.userId, {
    fileRef: fileName,
    name: courseFile(fileName),
    kind: 'question',
    contentType: 'image/png',
    content: await readFile(join(import.meta.dirname, '../media', fileName)),
  });
}
