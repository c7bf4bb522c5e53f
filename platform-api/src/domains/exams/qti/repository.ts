import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db, Transaction } from '../../../database/database.ts';
import type { StoredQuestion } from '../bank/repository.ts';
import { examQuestionImports, examQuestions } from '../tables.ts';

type Import = { courseId: number; fileRef: string };

/** How many questions a package has added to a bank; null while it has not. */
export async function importedCount(db: Db, { courseId, fileRef }: Import): Promise<number | null> {
  const [row] = await db
    .select({ added: examQuestionImports.added })
    .from(examQuestionImports)
    .where(
      and(eq(examQuestionImports.courseId, courseId), eq(examQuestionImports.fileRef, fileRef)),
    );
  return row?.added ?? null;
}

/** False when it was recorded before; of two at once the second waits for the first. */
export async function recordImport(
  db: Transaction,
  imported: Import & { added: number },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(examQuestionImports)
    .values({ ...imported, importedAt: now })
    .onConflictDoNothing()
    .returning({ fileRef: examQuestionImports.fileRef });
  return rows.length > 0;
}

/** A statement takes a bounded number of values. */
const ROWS_AT_ONCE = 200;

export async function insertQuestions(
  db: Transaction,
  questions: readonly Omit<
    typeof examQuestions.$inferInsert,
    'id' | 'version' | 'createdAt' | 'updatedAt'
  >[],
  now: Date,
): Promise<void> {
  for (let at = 0; at < questions.length; at += ROWS_AT_ONCE) {
    await db.insert(examQuestions).values(
      questions.slice(at, at + ROWS_AT_ONCE).map((question) => ({
        ...question,
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
}

/** Questions of a bank after an id, in the order in which they were written. */
export async function questionsAfter(
  db: Db,
  courseId: number,
  id: number,
  limit: number,
): Promise<StoredQuestion[]> {
  const rows = await db
    .select()
    .from(examQuestions)
    .where(and(eq(examQuestions.courseId, courseId), gt(examQuestions.id, id)))
    .orderBy(asc(examQuestions.id))
    .limit(limit);
  // Kind, content and key were checked together before they were stored.
  return rows as StoredQuestion[];
}
