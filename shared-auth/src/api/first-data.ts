import { callAddress, type AddressedCall } from './call-address.ts';

/** Old enough that the API knows better. */
const FRESH_MS = 30_000;

/** An answer that came with the page, under the address of its call. */
type FirstAnswer = { call: string; data: unknown };

let answers: FirstAnswer[] | null = null;

/**
 * The answer that the server in front already asked for and put into the page, for the call that it
 * names; each once, and only while the page is young. Undefined for every other call.
 */
export function takeFirstData(request: AddressedCall & { method: string }): unknown {
  if (request.method !== 'GET' || typeof document === 'undefined') return undefined;
  if (performance.now() > FRESH_MS) return undefined;
  answers ??= firstAnswers();
  const call = callAddress(request);
  const index = answers.findIndex((answer) => answer.call === call);
  return index === -1 ? undefined : answers.splice(index, 1)[0]?.data;
}

function firstAnswers(): FirstAnswer[] {
  const text = document.getElementById('first-data')?.textContent;
  return text ? (JSON.parse(text) as FirstAnswer[]) : [];
}
