import type { FastifyInstance } from 'fastify';

/** Certification exams and simulations: banks of questions, plans, attempts and results (E154 to E159). */
export async function examsDomain(_app: FastifyInstance): Promise<void> {}
