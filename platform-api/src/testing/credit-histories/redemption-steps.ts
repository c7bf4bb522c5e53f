import { randomUUID } from 'node:crypto';
import { demoPeople } from '../../demo/people.ts';
import {
  payRedemption,
  refuseRedemption,
  requestRedemption,
  withdrawRedemption,
} from '../../domains/redemptions/index.ts';
import { IBAN } from '../redemptions.ts';
import { agree, dateOf, isDone, repeated, type History } from './history.ts';

const administrator = demoPeople.anna.userId;

/** Asks for euro: any amount, or one at a bound of the rules. */
export async function ask(history: History): Promise<string> {
  const { platform, userId, isCompany, model, below } = history;
  const cents = amountOf(history);
  const hasDeclaration = below(isCompany ? 8 : 2) === 0;
  const wish = {
    userId,
    key: randomUUID(),
    type: 'reward',
    cents,
    email: 'prova@example.it',
    iban: IBAN,
    invoiceNumber: isCompany ? '1/2026' : null,
    hasDeclaration,
    documents: isCompany
      ? {}
      : {
          withholding: await documentOf(history),
          ...(hasDeclaration ? { occasional: await documentOf(history) } : {}),
        },
    language: 'it',
  } as const;
  const isAsked = await repeated(history, () =>
    isDone(requestRedemption(platform, wish).then(({ id }) => (history.requestId = id))),
  );
  const date = dateOf(history);
  const step = `asked for ${cents} on ${date}${hasDeclaration ? ', declared' : ''}`;
  return agree(step, isAsked, model.ask(cents, hasDeclaration, date));
}

function amountOf({ below, model: { available } }: History): bigint {
  const bounds = [9999n, 10_000n, 500_000n, 500_001n, 800_000n, 800_001n, available];
  return bounds[below(9)] ?? BigInt(1 + below(Number(available) + 300));
}

/** An upload that is there, without its bytes. */
async function documentOf({ platform, userId }: History): Promise<string> {
  const ref = `${randomUUID()}.pdf`;
  await platform.database.query(
    `insert into uploaded_file (file_ref, account_id, file_name, kind, name, original_name, content_type,
       size_bytes, sha256, status, uploaded_at)
     values ($1, $2, $1, 'redemption', $1, 'ritenuta.pdf', 'application/pdf', 400, '00', 2, now())`,
    [ref, userId],
  );
  return ref;
}

/** The open request is paid, refused, or withdrawn by its person. */
export async function answer(history: History): Promise<string> {
  const { platform, userId, requestId, model, below } = history;
  if (requestId === null) return 'nothing to answer';
  const kind = below(3);
  await repeated(history, () =>
    kind === 0
      ? withdrawRedemption(platform, { requestId, userId })
      : kind === 1
        ? refuseRedemption(platform, { requestId, reason: 'Prova', administrator })
        : payRedemption(platform, { userId, type: 'reward', requestId, administrator }),
  );
  model.answer(kind === 2, dateOf(history));
  history.requestId = null;
  return kind === 2 ? 'redemption paid' : 'redemption given back';
}
