import type { Platform } from '../../platform.ts';
import { accountById, wantsMail } from '../accounts/index.ts';
import { badgeKind } from './badge-types.ts';
import { badgeAddresses } from './credential.ts';
import { findBadge } from './repository.ts';

/** Mails the holder of a new badge, in Italian, the language of the product's mails. */
export async function mailBadge(platform: Platform, badgeId: string): Promise<void> {
  const badge = await findBadge(platform.database.db, badgeId);
  const account = badge && (await accountById(platform, badge.userId));
  if (!badge || !account || account.status === 'deleted') return;
  if (!(await wantsMail(platform, account.id, 'badge'))) return;
  const { page } = badgeAddresses(platform.config.publicUrl, badge.id);
  await platform.mail.send({
    id: `badge-${badge.id}`,
    to: account.communicationEmail,
    subject: `Hai ottenuto il badge «${badge.title}»`,
    text: [
      `Ciao ${account.name},`,
      `${
        badgeKind(badge.type) === 'course'
          ? `hai completato il corso «${badge.title}»`
          : `hai superato l'esame di certificazione del corso «${badge.title}»`
      }: il tuo badge è stato emesso, firmato e notarizzato.`,
      `Chiunque può verificarlo qui: ${page}`,
      'Lo trovi anche nel tuo curriculum su WorkerBadge.',
    ].join('\n\n'),
  });
}
