import type { Platform } from '../../../platform.ts';
import { accountById, wantsMail } from '../../accounts/index.ts';
import { courseForSale } from '../../catalogue/index.ts';
import { findEndedAttempt } from './repository.ts';

/** Mails the result of a certification, in Italian, the language of the product's mails. */
export async function mailResult(platform: Platform, attemptId: string): Promise<void> {
  const attempt = await findEndedAttempt(platform.database.db, attemptId);
  const account = attempt && (await accountById(platform, attempt.userId));
  if (!attempt || !account || account.status === 'deleted') return;
  if (!(await wantsMail(platform, account.id, 'exam'))) return;
  const { courseId, percent, thresholdPercent, isPassed } = attempt;
  const course = await courseForSale(platform, courseId);
  const title = course?.title ?? '';
  const page = `${platform.config.publicUrl}/courses/use/${courseId}/exam/certification`;
  const badgeLine = (await wantsMail(platform, account.id, 'badge'))
    ? 'Stiamo emettendo il tuo badge di certificazione: ti scriviamo quando è notarizzato.'
    : 'Stiamo emettendo il tuo badge di certificazione.';
  await platform.mail.send({
    id: `exam-${attempt.id}`,
    to: account.communicationEmail,
    subject: isPassed
      ? `Hai superato l'esame di certificazione: ${title}`
      : `Il risultato del tuo esame di certificazione: ${title}`,
    text: [
      `Ciao ${account.name},`,
      isPassed
        ? `hai superato l'esame di certificazione del corso «${title}» con il ${percent}%. Per superarlo serviva il ${thresholdPercent}%.`
        : `questa volta non hai superato l'esame di certificazione del corso «${title}»: hai ottenuto il ${percent}%, e per superarlo serve il ${thresholdPercent}%.`,
      isPassed ? badgeLine : 'Il rapporto ti dice quali aree studiare prima di riprovare.',
      `Risultato e documenti: ${page}`,
    ].join('\n\n'),
  });
}
