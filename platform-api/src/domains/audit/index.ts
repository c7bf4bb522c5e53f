import type { FastifyInstance } from 'fastify';
import { checkChain } from './check-chain.ts';

export { acts, subjectKinds, type ActName, type SubjectKind } from './acts.ts';
export type { AuditEntry } from './chain.ts';
export { lastCheck } from './check-chain.ts';
export { countEntries, entryRows, listEntries, type FlatEntry } from './list-entries.ts';
export { noteAct } from './note-act.ts';
export { auditData } from './personal-data.ts';

const checkJob = 'audit.check';

/** What people did in the back office, in a chain that shows every later change (0059). */
export async function auditDomain({ platform }: FastifyInstance): Promise<void> {
  platform.jobs.work(
    checkJob,
    async () => {
      await checkChain(platform);
    },
    'periodic',
  );
  platform.jobs.schedule(checkJob, '41 * * * *');
}
