import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { examAttempt } from '../attempts/attempt-schemas.ts';

export type Random = () => number;
type Attempt = z.infer<typeof examAttempt>;
type Question = Attempt['questions'][number];

/** The last answer to a question that the server has acknowledged, as it acknowledged it. */
export type Acknowledged = { sequence: number; answer: unknown };

/** What candidates saw, together. */
export type Observed = {
  /** Of each answer that one request was enough for. */
  latencies: number[];
  acknowledged: number;
  repeated: number;
  /** Of the server's end of an attempt and its clock, from what they were first, longest. */
  endShiftMs: number;
  clockShiftMs: number;
  /** Answers that were refused as late though they came in time, or taken though they came late. */
  wronglyTimed: number;
  unexpected: string[];
};

const RETRY_MS = 250;
const TIMEOUT_MS = 10_000;
/** Of the server for answers on their way. */
const GRACE_MS = 2000;
const CLOCK_BOUND_MS = 1000;

/** A candidate who answers until the time is over, and sends again what was not acknowledged. */
export class DrillCandidate {
  readonly #base: () => string;
  readonly #newToken: () => Promise<string>;
  readonly #random: Random;
  readonly #observed: Observed;
  readonly #screen = randomUUID();
  readonly acknowledged = new Map<number, Acknowledged>();
  #attempt: Attempt | null = null;
  #token = '';
  isHandedIn = false;

  constructor(
    base: () => string,
    newToken: () => Promise<string>,
    random: Random,
    observed: Observed,
  ) {
    this.#base = base;
    this.#newToken = newToken;
    this.#random = random;
    this.#observed = observed;
  }

  get attemptId(): string {
    if (this.#attempt === null) throw new Error('The exam has not begun');
    return this.#attempt.id;
  }

  async start(courseId: number): Promise<void> {
    this.#token = await this.#newToken();
    const body = { screen: this.#screen, isIdentityConfirmed: true, areRulesRead: true };
    await this.#until('POST', `${courseId}/simulation/Attempts`, body);
    await this.#read();
  }

  /** Reads it again: its end may have been set since. */
  async #read(): Promise<void> {
    const path = `Attempts/${this.attemptId}?screen=${this.#screen}`;
    await this.#until('GET', path);
  }

  /**
   * Answers one question after the other.
   * @param everyMs mean pause between two
   * @param handsInAt when the candidate hands in; null until the time is over
   */
  async sit(everyMs: number, handsInAt: number | null): Promise<void> {
    await this.#read();
    const questions = this.#attempt?.questions ?? [];
    await wait(this.#random() * everyMs);
    for (;;) {
      if (handsInAt !== null && Date.now() >= handsInAt) return this.#handIn();
      const question = questions[Math.floor(this.#random() * questions.length)];
      if (question === undefined) throw new Error('The exam has no questions');
      if (!(await this.#answer(question))) return undefined;
      await wait(everyMs * (0.5 + this.#random()));
    }
  }

  /** @returns false when the time is over */
  async #answer(question: Question): Promise<boolean> {
    const { position } = question;
    const last = this.acknowledged.get(position);
    const sequence = (last?.sequence ?? 0) + 1;
    const answer = someAnswer(question, this.#random);
    const isFlagged = this.#random() < 0.2;
    const body = { screen: this.#screen, sequence, answer, isFlagged };
    const path = `Attempts/${this.attemptId}/Answers/${position}`;
    const sent = Date.now();
    const { status, data, code, tries, ms } = await this.#until('PUT', path, body);
    const endsAt = Date.parse(this.#attempt?.endsAt ?? '');
    if (code === 'EXAM_OVER') {
      if (Date.now() < endsAt + GRACE_MS - CLOCK_BOUND_MS) this.#observed.wronglyTimed += 1;
      return false;
    }
    if (status !== 200) {
      this.#observed.unexpected.push(`${path}: ${status} ${code}`);
      return false;
    }
    if (sent > endsAt + GRACE_MS + CLOCK_BOUND_MS) this.#observed.wronglyTimed += 1;
    if (tries === 1) this.#observed.latencies.push(ms);
    else this.#observed.repeated += 1;
    this.#observed.acknowledged += 1;
    this.acknowledged.set(position, { sequence, answer: (data as { answer: unknown }).answer });
    return true;
  }

  async #handIn(): Promise<void> {
    const path = `Attempts/${this.attemptId}/End`;
    const { status, data, code } = await this.#until('POST', path, { screen: this.#screen });
    // Sent again after a kill, it may come when the time has ended the attempt.
    if (status === 200) this.isHandedIn = data?.endedBy === 'candidate';
    else this.#observed.unexpected.push(`${path}: ${status} ${code}`);
  }

  /** Asks until the server answers: one that was killed comes back. */
  async #until(method: string, path: string, body?: object) {
    let isRenewed = false;
    for (let tries = 1; ; tries += 1) {
      const began = performance.now();
      const answer = await this.#ask(method, path, body);
      // A token lives for five minutes, as long as the drill: a browser takes another one too.
      if (answer?.status === 401 && !isRenewed) {
        isRenewed = true;
        this.#token = await this.#newToken();
        continue;
      }
      if (answer === null || answer.status >= 500) {
        await wait(RETRY_MS);
        continue;
      }
      this.#watchClocks(answer.data, performance.now() - began);
      return { ...answer, tries, ms: performance.now() - began };
    }
  }

  #watchClocks(data: Partial<Attempt> | null, tookMs: number): void {
    if (data?.questions !== undefined && data.questions.length > 0) {
      this.#attempt = data as Attempt;
    }
    if (data?.serverTime === undefined || data.endsAt === undefined) return;
    const ahead = Math.abs(Date.now() - Date.parse(data.serverTime)) - tookMs;
    const shift = Math.abs(Date.parse(data.endsAt) - Date.parse(this.#attempt?.endsAt ?? ''));
    this.#observed.clockShiftMs = Math.max(this.#observed.clockShiftMs, ahead);
    this.#observed.endShiftMs = Math.max(this.#observed.endShiftMs, shift);
  }

  async #ask(method: string, path: string, body?: object) {
    try {
      const answer = await fetch(`${this.#base()}/api/Exams/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { data, code } = (await answer.json()) as { data: Partial<Attempt>; code?: string };
      return { status: answer.status, data, code };
    } catch {
      return null;
    }
  }
}

/** An answer that fits the question, right or not. */
function someAnswer({ kind, content }: Question, random: Random): object {
  const ids = 'options' in content ? content.options.map(({ id }) => id) : [];
  const prompts = 'prompts' in content ? content.prompts.map(({ id }) => id) : [];
  const one = () => ids[Math.floor(random() * ids.length)] ?? '1';
  switch (kind) {
    case 'single':
      return { optionId: one() };
    case 'multiple':
      return { optionIds: ids.filter((id) => id === ids[0] || random() < 0.5) };
    case 'trueFalse':
      return { value: random() < 0.5 };
    case 'number':
      return { value: Math.round(random() * 1000) / 4 };
    case 'order':
      return { optionIds: ids.toSorted(() => random() - 0.5) };
    case 'match':
      return { optionOf: Object.fromEntries(prompts.map((prompt) => [prompt, one()])) };
    case 'hotSpot':
      return { x: random(), y: random() };
    case 'text':
      return { text: `risposta ${Math.floor(random() * 1000)}` };
  }
}
