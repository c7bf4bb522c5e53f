import type { FastifyInstance } from 'fastify';
import { bankRoutes } from './bank/routes.ts';
import { planRoutes } from './plan/routes.ts';

export { extraTimeData } from './plan/extra-time.ts';

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
export async function examsDomain(app: FastifyInstance): Promise<void> {
  bankRoutes(app);
  planRoutes(app);
}
