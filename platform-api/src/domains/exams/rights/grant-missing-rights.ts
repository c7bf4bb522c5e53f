import { sql } from 'drizzle-orm';
import { selectRows } from '../../../database/select-rows.ts';
import { inTransaction, type Platform } from '../../../platform.ts';
import { examKindsOf, grantRights } from './grant-rights.ts';

export const MISSING_RIGHTS_JOB = 'exam.missing-rights';

/** In one transaction. */
const BATCH = 100;

type Enrolment = {
  userId: string;
  courseId: number;
  orderId: number;
  includesCertification: boolean;
  includesSimulation: boolean;
};

/**
 * Gives the rights to exams that were sold with a course by a server of the version before rights, while this
 * one was brought in or was rolled back: it wrote only what the enrolment includes. Their time begins now.
 */
export async function grantMissingRights(platform: Platform): Promise<void> {
  for (;;) {
    const granted = await inTransaction(platform, async (tx) => {
      // A refund holds the order: of the two one comes first. What it holds has its turn at the next sweep.
      const enrolments = await selectRows<Enrolment>(
        tx.database.db,
        sql`select e.user_id as "userId", e.course_id as "courseId", e.order_id as "orderId",
            e.includes_certification as "includesCertification",
            e.includes_simulation as "includesSimulation"
          from enrolment e join customer_order o on o.id = e.order_id
          where (e.includes_certification and not exists (${rightOf('certification')}))
            or (e.includes_simulation and not exists (${rightOf('simulation')}))
          order by e.user_id, e.course_id limit ${BATCH}
          for share of e, o skip locked`,
      );
      for (const { userId, courseId, orderId, ...exams } of enrolments) {
        await grantRights(tx, { userId, courseId, orderId, kinds: examKindsOf(exams) });
      }
      return enrolments.length;
    });
    if (granted < BATCH) return;
  }
}

/** Also one that was withdrawn: it is not given again. */
const rightOf = (kind: 'certification' | 'simulation') => sql`select from exam_right r
  where r.user_id = e.user_id and r.course_id = e.course_id and r.order_id = e.order_id
    and r.kind = ${kind}`;
