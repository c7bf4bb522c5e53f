import type { FastifyRequest } from 'fastify';
import { accessErrors, requirePrincipal } from '../../http/access.ts';

/** The caller and the company that they represent by law; a delegate of it is refused as everybody else. */
export function requireRepresentative(request: FastifyRequest): {
  userId: string;
  company: { id: string; name: string };
} {
  const { userId, company } = requirePrincipal(request);
  if (company?.role !== 'LEGAL_REPRESENTATIVE') throw accessErrors.FORBIDDEN();
  return { userId, company };
}
