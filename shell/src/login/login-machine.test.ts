import {
  completionEvent,
  loginStates,
  loginStep,
  loginTransitions,
  nextLoginState,
  wizardStep,
  type LoginEvent,
  type LoginState,
} from './login-machine.ts';

const expected: [LoginState, LoginEvent, LoginState, string][] = [
  ['init', 'userNotFound', 'authform', 'LOGIN-10 part'],
  ['init', 'authenticated', 'success', 'LOGIN-10 part'],
  ['init', 'failed', 'error', 'LOGIN-10 part'],
  ['authform', 'submitted', 'complete', 'LOGIN-10 part'],
  ['authform', 'failed', 'error', 'LOGIN-10 part'],
  ['complete', 'authenticated', 'success', 'LOGIN-10 part'],
  ['complete', 'failed', 'error', 'LOGIN-10 part'],
  ['success', 'finished', 'done', 'LOGIN-10 part'],
  ['error', 'retried', 'init', 'LOGIN-13 part'],
  ['success', 'needsAddress', 'address', 'LOGIN-13 part'],
  ['success', 'needsSupplement', 'supplement', 'LOGIN-13 part'],
  ['address', 'filled', 'done', 'LOGIN-13 part'],
  ['supplement', 'filled', 'done', 'LOGIN-13 part'],
];

test.each(expected.map(([from, event, to, id]) => [id, from, event, to] as const))(
  '[%s] %s on %s goes to %s',
  (_, from, event, to) => {
    expect(nextLoginState(from, event)).toBe(to);
  },
);

test('[LOGIN-10 part] [LOGIN-12 part] there is no other transition', () => {
  const all = Object.entries(loginTransitions).flatMap(([from, row]) =>
    Object.entries(row).map(([event, to]) => `${from} ${event} ${to}`),
  );
  expect(all.toSorted()).toEqual(
    expected.map(([from, event, to]) => `${from} ${event} ${to}`).toSorted(),
  );
});

const events = [...new Set(expected.map(([, event]) => event))];
const known = new Set(expected.map(([from, event]) => `${from} ${event}`));
const refused = loginStates.flatMap((from) =>
  events.filter((event) => !known.has(`${from} ${event}`)).map((event) => [from, event] as const),
);

test.each(refused)('[LOGIN-10 part] [LOGIN-13 part] %s refuses %s', (from, event) => {
  expect(nextLoginState(from, event)).toBe(from);
});

test('[LOGIN-10 part] every pair of state and event is either tabled or refused', () => {
  expect(expected.length + refused.length).toBe(loginStates.length * events.length);
});

test('[LOGIN-09] the steps of the client are init, login, registration', () => {
  expect(new Set(loginStates.map(loginStep))).toEqual(new Set(['init', 'login', 'registration']));
  expect(loginStep('authform')).toBe('registration');
  expect(loginStep('success')).toBe('login');
});

test('[LOGIN-12 part] the steps of the wizard are login, success, error, address, supplement, done', () => {
  expect([...new Set(loginStates.map(wizardStep))].toSorted()).toEqual(
    ['login', 'success', 'error', 'address', 'supplement', 'done'].toSorted(),
  );
  // Where an error returns to (LOGIN-13).
  expect(wizardStep(nextLoginState('error', 'retried'))).toBe('login');
});

test.each([
  [[], 'finished'],
  [['address'], 'needsAddress'],
  [['phone'], 'needsSupplement'],
  [['email', 'phone', 'address'], 'needsSupplement'],
] as const)('[LOGIN-13 part] a login that lacks %j goes on with %s', (missing, event) => {
  expect(completionEvent(missing)).toBe(event);
});
