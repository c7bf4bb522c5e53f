import type { MissingDatum } from 'shared-auth/host';

/**
 * The login as a table (LOGIN-09, LOGIN-10, LOGIN-13, E23). `address` and `supplement` are the
 * wizard's optional sub-states of `success`.
 */
export const loginTransitions = {
  init: { userNotFound: 'authform', authenticated: 'success', failed: 'error' },
  authform: { submitted: 'complete', failed: 'error' },
  complete: { authenticated: 'success', failed: 'error' },
  success: { needsAddress: 'address', needsSupplement: 'supplement', finished: 'done' },
  address: { filled: 'done' },
  supplement: { filled: 'done' },
  error: { retried: 'init' },
  done: {},
} as const;

export type LoginState = keyof typeof loginTransitions;

export type LoginEvent = {
  [S in LoginState]: keyof (typeof loginTransitions)[S];
}[LoginState];

export const loginStates = Object.keys(loginTransitions) as LoginState[];

/** The next state; an event that a state does not know changes nothing. */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  const row: Partial<Record<LoginEvent, LoginState>> = loginTransitions[state];
  return row[event] ?? state;
}

/**
 * What an authenticated person goes on with: an address alone is a form of its own, the rest is the supplement, with
 * the address where that is missing too (LOGIN-13). A server of before tells of nothing.
 */
export function completionEvent(
  missing: readonly MissingDatum[] = [],
): 'finished' | 'needsAddress' | 'needsSupplement' {
  if (missing.length === 0) return 'finished';
  return missing.every((datum) => datum === 'address') ? 'needsAddress' : 'needsSupplement';
}

/** The steps of the wizard as the documents name them (LOGIN-12). */
export function wizardStep(state: LoginState): WizardStep {
  return state === 'init' || state === 'authform' || state === 'complete' ? 'login' : state;
}

export type WizardStep = 'login' | Exclude<LoginState, 'init' | 'authform' | 'complete'>;

/** The client's steps as the documents name them (LOGIN-09). */
export function loginStep(state: LoginState): 'init' | 'login' | 'registration' {
  if (state === 'authform' || state === 'complete') return 'registration';
  return state === 'init' || state === 'error' ? 'init' : 'login';
}
