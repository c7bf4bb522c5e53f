import { formatEuro, type Cents } from '../../money.ts';
import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import { accountById, type Account } from '../accounts/index.ts';
import { lockWallets, reserveCredits, typesOf, type CreditType } from '../credits/index.ts';
import { keepFiles, uploadedFile } from '../files/index.ts';
import { documentKinds, documentsNeeded, type DocumentKind } from './documents.ts';
import { redemptionErrors } from './errors.ts';
import { factsOf } from './facts.ts';
import {
  hasContributions,
  maximumOf,
  minimumOf,
  refusalOf,
  withheldOf,
  type RedemptionFacts,
  type RedemptionRefusal,
} from './redemption-rules.ts';
import { mailRedemption } from './redemption-mail.ts';
import * as repository from './repository.ts';
import type { RedemptionDocument, RedemptionRequest } from './repository.ts';

export type RedemptionWish = {
  userId: string;
  /** Made by the sender: sent again, it is the same request. */
  key: string;
  type: CreditType;
  cents: Cents;
  email: string;
  /** Upper case, without spaces. */
  iban: string;
  invoiceNumber: string | null;
  hasDeclaration: boolean;
  /** `fileNameAzure` of uploads of the kind `redemption`. */
  documents: Partial<Record<DocumentKind, string>>;
  language: 'it' | 'en';
};

/**
 * Asks for euro in place of credits, which are held until the request is closed (E163). Sent again with its key it
 * is the same request.
 * @throws REDEMPTION_KIND, REDEMPTION_SENT, one of the refusals of `redemption-rules.ts`,
 * REDEMPTION_INVOICE_NUMBER, REDEMPTION_DOCUMENTS
 */
export const requestRedemption = (
  platform: Platform,
  wish: RedemptionWish,
): Promise<RedemptionRequest> =>
  inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    await lockWallets(db, [wish.userId]);
    const account = await accountById(tx, wish.userId);
    // Deleted while this waited for the wallet.
    if (account?.status !== 'active') throw redemptionErrors.REDEMPTION_DISABLED();
    const sent = await repository.findSent(db, wish.userId, wish.key);
    if (sent !== null) {
      if (isSame(sent, wish)) return sent;
      throw redemptionErrors.REDEMPTION_SENT();
    }
    if (!typesOf(account).includes(wish.type)) throw redemptionErrors.REDEMPTION_KIND();
    const facts = await factsOf(tx, account, wish.type);
    const refusal = refusalOf(facts, wish);
    if (refusal !== null) throw redemptionError(refusal, facts, wish.language);
    const isCompany = account.company !== null;
    if (isCompany !== (wish.invoiceNumber !== null)) {
      throw redemptionErrors.REDEMPTION_INVOICE_NUMBER({
        fields: { numeroFattura: isCompany ? 'REQUIRED' : 'NOT_ALLOWED' },
      });
    }
    const documents = await requireDocuments(tx, wish, isCompany);
    return store(tx, { wish, account, facts, documents });
  });

const isSame = (sent: RedemptionRequest, { type, cents, email, iban }: RedemptionWish) =>
  sent.type === type && sent.cents === cents && sent.email === email && sent.iban === iban;

/** The refusal with its amounts. */
export function redemptionError(
  code: RedemptionRefusal,
  facts: RedemptionFacts,
  language: 'it' | 'en',
) {
  const euro = (cents: Cents) => formatEuro(cents, language);
  return redemptionErrors[code]({
    params: {
      minimum: euro(minimumOf(facts.type, facts.thresholdCents)),
      available: euro(facts.availableCents),
      left: euro(maximumOf(facts)),
    },
  });
}

type NewDocument = Omit<RedemptionDocument, 'requestId'>;

const fieldOf = {
  withholding: 'documentoRitenutaAcconto',
  occasional: 'documentoPrestazioneOccasionale',
} as const satisfies Record<DocumentKind, string>;

/**
 * Exactly the documents that this request needs, each an own upload that no other request has.
 * @throws REDEMPTION_DOCUMENTS
 */
async function requireDocuments(
  platform: InTransaction,
  { userId, documents, hasDeclaration }: RedemptionWish,
  isCompany: boolean,
): Promise<NewDocument[]> {
  const needed = documentsNeeded({ isCompany, hasDeclaration });
  const found: NewDocument[] = [];
  const wrong: Record<string, string> = {};
  for (const kind of documentKinds) {
    const fileRef = documents[kind];
    if ((fileRef === undefined) === needed.includes(kind)) {
      wrong[fieldOf[kind]] = fileRef === undefined ? 'REQUIRED' : 'NOT_ALLOWED';
      continue;
    }
    if (fileRef === undefined) continue;
    const file = await uploadedFile(platform, fileRef);
    const isOwn = file?.accountId === userId && file.kind === 'redemption';
    const isTaken =
      (await repository.isFileTaken(platform.database.db, fileRef)) ||
      found.some((other) => other.fileRef === fileRef);
    if (file === null || !isOwn || isTaken) wrong[fieldOf[kind]] = isTaken ? 'TAKEN' : 'NOT_FOUND';
    else found.push({ fileRef, kind, name: file.originalName });
  }
  if (Object.keys(wrong).length > 0) {
    throw redemptionErrors.REDEMPTION_DOCUMENTS({ fields: wrong });
  }
  return found;
}

async function store(
  platform: InTransaction,
  {
    wish,
    account,
    facts,
    documents,
  }: {
    wish: RedemptionWish;
    account: Account;
    facts: RedemptionFacts;
    documents: readonly NewDocument[];
  },
): Promise<RedemptionRequest> {
  const { db } = platform.database;
  const { userId, key, type, cents, email, iban, invoiceNumber, hasDeclaration, language } = wish;
  const { company } = account;
  const request = await repository.insertRequest(db, {
    userId,
    key,
    type,
    cents,
    withheldCents: withheldOf(cents, company !== null),
    state: 'open',
    holder: company?.name ?? `${account.name} ${account.surname}`,
    fiscalCode: account.fiscalCode,
    vatNumber: company?.vatNumber ?? null,
    invoiceNumber,
    email,
    iban,
    hasDeclaration,
    hasContributions: hasContributions(facts, cents),
    language,
    requestedAt: facts.at,
  });
  await repository.insertDocuments(
    db,
    documents.map((document) => ({ ...document, requestId: request.id })),
  );
  await keepFiles(
    platform,
    documents.map(({ fileRef }) => fileRef),
  );
  await reserveCredits(platform, { requestId: request.id, userId, type, cents });
  await repository.addToLog(db, {
    requestId: request.id,
    event: 'asked',
    actorId: userId,
    at: facts.at,
  });
  await mailRedemption(platform, request.id, 'asked');
  return request;
}
