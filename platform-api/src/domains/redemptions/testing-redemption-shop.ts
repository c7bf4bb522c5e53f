import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { brokenCredits } from '../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  askRedemption,
  brokenRedemptions,
  giveCredits,
  type Asked,
} from '../../testing/redemptions.ts';
import { testShop } from '../../testing/shop.ts';

/** A platform with courses for the tests of a file. */
export function redemptionShop(use: (t: TestPlatform) => void): void {
  let t: TestPlatform;
  before(async () => {
    ({ t } = await testShop());
    use(t);
  });
  after(() => t.close());
}

/** What the tests do as the person of the file, who may have logged in again since. */
export const redemptionSteps = (t: () => TestPlatform, person: () => TestSession) => ({
  give: (cents: bigint, to: TestSession = person()) => giveCredits(t().platform, to.userId, cents),
  /** Asks, and is not refused. */
  asked: async (changes: Asked = {}): Promise<number> => {
    const answer = await askRedemption(person(), changes);
    assert.equal(answer.status, 200, JSON.stringify(answer));
    return answer.data.id;
  },
  /** Ledger and requests are whole. */
  sound: async (): Promise<void> => {
    assert.deepEqual([...(await brokenCredits(t())), ...(await brokenRedemptions(t()))], []);
  },
});
