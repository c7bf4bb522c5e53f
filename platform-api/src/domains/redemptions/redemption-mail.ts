import { formatEuro, toEuros } from '../../money.ts';
import type { InTransaction, Platform } from '../../platform.ts';
import { addresseesById } from '../accounts/index.ts';
import type { CreditType } from '../credits/index.ts';
import { findRequest, type RedemptionRequest } from './repository.ts';
import type { RedemptionEvent } from './states.ts';

export const redemptionMailJob = 'redemptions.mail';

export type RedemptionMail = { requestId: number; event: RedemptionEvent };

/** Mails the person what became of the request, once this transaction is committed. */
export const mailRedemption = (
  { jobs }: InTransaction,
  requestId: number,
  event: RedemptionEvent,
): Promise<void> =>
  jobs.enqueue(redemptionMailJob, { requestId, event } satisfies RedemptionMail, {
    key: `${requestId} ${event}`,
  });

/** Sends it; a repeat carries the same id (C12). Nothing goes to who has no account any more. */
export async function sendRedemptionMail(
  platform: Platform,
  { requestId, event }: RedemptionMail,
): Promise<void> {
  const request = await findRequest(platform.database.db, requestId);
  if (request === null) return;
  const person = (await addresseesById(platform, [request.userId])).get(request.userId);
  if (person === undefined) return;
  const { subject, body } = texts[request.language][event](factsOf(request));
  const { hello, wallet } = frame[request.language];
  await platform.mail.send({
    id: `redemption-${request.id}-${event}`,
    to: person.email,
    subject,
    text: `${[`${hello} ${person.name},`, ...body, `${wallet}: ${platform.config.publicUrl}/wallet`, 'WorkerBadge'].join('\n\n')}\n`,
    attachments: [],
  });
}

const frame = {
  it: { hello: 'Ciao', wallet: 'Il tuo wallet' },
  en: { hello: 'Hello', wallet: 'Your wallet' },
} as const;

const kinds: Record<'it' | 'en', Record<CreditType, string>> = {
  it: { reward: 'reward per promozione', profit_share: 'profit sharing' },
  en: { reward: 'promotion reward', profit_share: 'profit sharing' },
};

/** What the texts speak of. */
function factsOf(request: RedemptionRequest) {
  const { language, cents, withheldCents, iban, type, refusal } = request;
  const euro = (amount: bigint) => formatEuro(amount, language);
  return {
    amount: euro(cents),
    net: euro(cents - withheldCents),
    withheld: toEuros(withheldCents) === 0 ? null : euro(withheldCents),
    kind: kinds[language][type],
    /** An IBAN is not for a mail. */
    account: `…${iban.slice(-4)}`,
    reason: refusal ?? '',
  };
}

type Facts = ReturnType<typeof factsOf>;
type Text = (facts: Facts) => { subject: string; body: string[] };

const texts: Record<'it' | 'en', Record<RedemptionEvent, Text>> = {
  it: {
    asked: ({ amount, kind, account }) => ({
      subject: `Richiesta di riscatto di ${amount}`,
      body: [
        `abbiamo ricevuto la tua richiesta di riscattare ${amount} di crediti (${kind}) sul conto ${account}.`,
        'I crediti restano da parte finché non ti rispondiamo. Fino ad allora puoi ritirare la richiesta dal wallet.',
      ],
    }),
    paid: ({ amount, net, withheld, account }) => ({
      subject: `Il riscatto di ${amount} è stato evaso`,
      body: [
        `abbiamo evaso la tua richiesta di riscatto di ${amount}.`,
        withheld === null
          ? `Ti paghiamo ${net} sul conto ${account}.`
          : `Ti paghiamo ${net} sul conto ${account}; ${withheld} sono la ritenuta d’acconto.`,
      ],
    }),
    refused: ({ amount, reason }) => ({
      subject: `Il riscatto di ${amount} non è stato accolto`,
      body: [
        `non possiamo accogliere la tua richiesta di riscatto di ${amount}. Il motivo: “${reason}”.`,
        'I crediti sono di nuovo nel tuo wallet.',
      ],
    }),
    withdrawn: ({ amount }) => ({
      subject: `Hai ritirato la richiesta di riscatto di ${amount}`,
      body: [
        `hai ritirato la tua richiesta di riscatto di ${amount}: i crediti sono di nuovo nel tuo wallet.`,
      ],
    }),
  },
  en: {
    asked: ({ amount, kind, account }) => ({
      subject: `Redemption request of ${amount}`,
      body: [
        `we have received your request to redeem ${amount} of credits (${kind}) to the account ${account}.`,
        'The credits are set aside until we answer. Until then you can withdraw the request in your wallet.',
      ],
    }),
    paid: ({ amount, net, withheld, account }) => ({
      subject: `The redemption of ${amount} was processed`,
      body: [
        `we have processed your redemption request of ${amount}.`,
        withheld === null
          ? `We pay ${net} to the account ${account}.`
          : `We pay ${net} to the account ${account}; ${withheld} are withholding tax.`,
      ],
    }),
    refused: ({ amount, reason }) => ({
      subject: `The redemption of ${amount} was refused`,
      body: [
        `we cannot accept your redemption request of ${amount}. The reason: “${reason}”.`,
        'The credits are back in your wallet.',
      ],
    }),
    withdrawn: ({ amount }) => ({
      subject: `You have withdrawn the redemption request of ${amount}`,
      body: [
        `you have withdrawn your redemption request of ${amount}: the credits are back in your wallet.`,
      ],
    }),
  },
};
