import type { Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { badgeAddresses } from '../credential.ts';
import { findBadge } from '../repository.ts';

/** Tells the holder of a revoked badge, with the reason; a repeat carries the same id. */
export async function mailRevocation(platform: Platform, badgeId: string): Promise<void> {
  const badge = await findBadge(platform.database.db, badgeId);
  const account = badge && (await accountById(platform, badge.userId));
  if (!badge || !account || account.status === 'deleted') return;
  const { config } = platform;
  await platform.mail.send({
    id: `badge-revoked-${badge.id}`,
    to: account.communicationEmail,
    subject: `Il badge «${badge.title}» è stato revocato`,
    text: [
      `Ciao ${account.name},`,
      `il tuo badge «${badge.title}» è stato revocato e non è più valido.`,
      `Motivo: ${badge.revocationReason ?? ''}`,
      `La pagina del badge lo dice a chi lo verifica: ${badgeAddresses(config.publicUrl, badge.id).page}`,
      `Se pensi che sia un errore, scrivi a ${config.supportEmail}.`,
    ].join('\n\n'),
  });
}
