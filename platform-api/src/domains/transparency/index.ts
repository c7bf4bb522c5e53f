import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import { anchorLog } from './anchors.ts';
import { auditChains, saveAudit } from './audit.ts';
import { LogBroken, makeCheckpoint } from './checkpoints.ts';
import { transparencyRoutes } from './routes.ts';
import { askWitnesses } from './witnesses.ts';

export { anchorLog } from './anchors.ts';
export { transparencyFigures } from './figures.ts';
export { inclusionProof } from './proofs.ts';

const checkpointJob = 'log.checkpoint';
const anchorJob = 'log.anchor';
const auditJob = 'log.audit';

/**
 * The public log of credentials. Its leaves are stored with the credentials, by the database itself
 * (sql/after-log.sql); here it is signed, shown, cosigned, anchored and looked
 * after.
 */
export async function transparencyDomain(app: FastifyInstance): Promise<void> {
  const { platform } = app;
  platform.jobs.work(checkpointJob, () => signAndShow(platform), 'periodic');
  platform.jobs.schedule(checkpointJob, '* * * * *');
  platform.jobs.work(anchorJob, () => anchorLog(platform), 'periodic');
  platform.jobs.schedule(anchorJob, '* * * * *');
  platform.jobs.work(auditJob, () => auditChains(platform), 'periodic');
  platform.jobs.schedule(auditJob, '41 2 * * *');
  transparencyRoutes(app);
}

async function signAndShow(platform: Platform): Promise<void> {
  try {
    await askWitnesses(platform, await makeCheckpoint(platform));
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error;
    // The alarm need not wait for the daily look; tries would change nothing.
    await saveAudit(platform, 'log', error.size);
  }
}
