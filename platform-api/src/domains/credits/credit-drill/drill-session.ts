import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../../../platform.ts';
import type { Account } from '../../accounts/index.ts';
import { openSession } from '../../identity/index.ts';

const TIMEOUT_MS = 10_000;
const RETRY_MS = 100;

type Tokens = { token: string; refreshToken: string };

/**
 * The session of a person whose clients share it: its access token lives for five minutes (E29), the drill longer.
 * Clients that are refused have it renewed as a browser does, together once; where the servers were away for
 * longer than a refresh token waits for its answer (E26), the person logs in again.
 */
export class DrillSession {
  readonly #logIn: () => Promise<Tokens>;
  #tokens: Tokens;
  #renewal: Promise<void> | null = null;
  renewed = 0;
  logins = 0;

  constructor(logIn: () => Promise<Tokens>, tokens: Tokens) {
    this.#logIn = logIn;
    this.#tokens = tokens;
  }

  static async open(platform: Platform, account: Account): Promise<DrillSession> {
    const logIn = () => openSession(platform, account);
    return new DrillSession(logIn, await logIn());
  }

  get token(): string {
    return this.#tokens.token;
  }

  /**
   * A request of this session, sent again with another token where it is refused for its token: a refused one has
   * done nothing.
   * @param ports of the servers
   */
  async send<T>(
    ports: () => readonly number[],
    request: (token: string) => Promise<T>,
    statusOf: (answer: T) => number,
  ): Promise<T> {
    const { token } = this;
    const answer = await request(token);
    if (statusOf(answer) !== 401) return answer;
    // Others may have renewed it meanwhile.
    if (this.token === token) {
      this.#renewal ??= this.#renew(ports).finally(() => {
        this.#renewal = null;
      });
      await this.#renewal;
    }
    return request(this.token);
  }

  async #renew(ports: () => readonly number[]): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const known = ports();
      const answer = await exchange(known[turn % known.length] ?? 0, this.#tokens);
      if (answer?.status === 200 && answer.tokens !== null) {
        this.#tokens = answer.tokens;
        this.renewed += 1;
        return;
      }
      if (answer?.status === 401) {
        this.#tokens = await this.#logIn();
        this.logins += 1;
        return;
      }
      await wait(RETRY_MS);
    }
  }
}

/** @returns null where the server did not answer */
async function exchange(port: number, { token, refreshToken }: Tokens) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/Login/RefreshToken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, refreshToken }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = (await answer.json()) as { data: Tokens | null };
    return { status: answer.status, tokens: data };
  } catch {
    return null;
  }
}
