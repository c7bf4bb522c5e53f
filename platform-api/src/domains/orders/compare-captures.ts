import type { Platform } from '../../platform.ts';
import type { PaymentCapture, PaymentsPort } from '../../ports/payments.ts';
import {
  askProvider,
  attemptsSettledSince,
  matchCaptures,
  repeatUndoneRefunds,
  type UnheardCapture,
} from '../payments/index.ts';
import { settle } from './settle.ts';

/** What a comparison found, in numbers of captures. */
export type Comparison = {
  /** Listed by the provider. */
  captures: number;
  /** Captures that no call had announced: applied or refunded now. */
  unheard: number;
  /** Of no attempt of ours: an operator has to look. */
  unknown: number;
  /** Refunds that we recorded and the provider has not made: requested again. */
  undone: number;
  /** The provider refunded more than we requested: an operator has to look. */
  givenBackElsewhere: number;
  /** We believe them captured, and the provider does not: an operator has to look. */
  missing: number;
};

const nothing: Comparison = {
  captures: 0,
  unheard: 0,
  unknown: 0,
  undone: 0,
  givenBackElsewhere: 0,
  missing: 0,
};

const PAGE_SIZE = 200;

/**
 * Applies captures since an instant that no call announced; one list instead of one call for each payment
 * page, of each provider that has it at once.
 */
export async function hearCaptures(platform: Platform, since: Date): Promise<void> {
  await eachProvider(
    platform.payments.filter(({ listsAtOnce }) => listsAtOnce),
    async (provider) => {
      await eachPage(provider, since, async (page) => {
        const { unheard } = await matchCaptures(platform, provider, page);
        for (const each of unheard) await apply(platform, each);
      });
    },
  );
}

/**
 * Compares the captures of all providers since an instant with ours, one to one (commerce-model.md,
 * "Recovery loop"). What can be put right is put right; each difference is logged as an error.
 */
export async function compareCaptures(platform: Platform, since: Date): Promise<Comparison> {
  const total = { ...nothing };
  await eachProvider(platform.payments, async (provider) => {
    const found = await compareProvider(platform, provider, since);
    for (const key of Object.keys(found) as (keyof Comparison)[]) total[key] += found[key];
  });
  return total;
}

async function compareProvider(
  platform: Platform,
  provider: PaymentsPort,
  since: Date,
): Promise<Comparison> {
  const found = { ...nothing };
  const listed = new Set<string>();
  await eachPage(provider, since, async (page) => {
    found.captures += page.length;
    for (const { providerRef, attemptId } of page) {
      if (providerRef !== null) listed.add(providerRef);
      if (attemptId !== null) listed.add(attemptId);
    }
    const { unheard, unknown } = await matchCaptures(platform, provider, page);
    found.unheard += unheard.length;
    found.unknown += unknown.length;
    for (const { captureRef } of unknown) {
      platform.log.error(
        { provider: provider.name, captureRef },
        'a capture of the provider is of no payment of ours',
      );
    }
    for (const each of unheard) {
      platform.log.error({ attempt: each.attemptId }, 'a capture was found by the comparison');
      await apply(platform, each);
    }
    const refunds = await repeatUndoneRefunds(platform, provider.name, page);
    found.undone += refunds.undone;
    found.givenBackElsewhere += refunds.givenBackElsewhere;
  });
  for (const { id, providerRef } of await attemptsSettledSince(platform, provider.name, since)) {
    if (listed.has(id) || (providerRef !== null && listed.has(providerRef))) continue;
    // Captured before the list begins, not listed yet, or not at all.
    const status = await askProvider(platform, id);
    if (status.state === 'captured') continue;
    found.missing += 1;
    platform.log.error({ attempt: id }, 'the provider does not know of a capture of ours');
  }
  return found;
}

/** One provider that does not answer keeps nobody from hearing the others. Throws its error at the end. */
async function eachProvider(
  providers: readonly PaymentsPort[],
  work: (provider: PaymentsPort) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const provider of providers) {
    await work(provider).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'A payment provider does not answer');
}

/** One after the other: an unheard capture is rare. */
async function apply(platform: Platform, { attemptId, capture }: UnheardCapture): Promise<void> {
  const { amount, currency } = capture;
  await settle(platform, attemptId, { state: 'captured', amount, currency });
}

async function eachPage(
  provider: PaymentsPort,
  since: Date,
  work: (page: readonly PaymentCapture[]) => Promise<void>,
): Promise<void> {
  let page: PaymentCapture[] = [];
  for await (const capture of provider.listCaptures(since)) {
    page.push(capture);
    if (page.length < PAGE_SIZE) continue;
    await work(page);
    page = [];
  }
  if (page.length > 0) await work(page);
}
