import type { FastifyInstance } from 'fastify';

export type { ExamKind } from './questions/question.ts';
export {
  begunExams,
  examKindsOf,
  examRightData,
  grantRights,
  paidExams,
  sellRight,
  usableRight,
  withdrawRights,
} from './rights/index.ts';

/** Certification exams and simulations: banks of questions, plans, attempts and results (E154 to E159). */
export async function examsDomain(_app: FastifyInstance): Promise<void> {}
