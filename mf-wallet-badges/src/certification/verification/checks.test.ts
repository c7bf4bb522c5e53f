import {
  checkIds,
  failed,
  noneMade,
  passed,
  unchecked,
  verdictOf,
  type Outcome,
} from './checks.ts';

/** All passed, but these. */
const checksWith = (others: Partial<Record<(typeof checkIds)[number], Outcome>>) =>
  checkIds.map((id) => ({ id, ...(others[id] ?? passed) }));

test.each(checkIds)('authentic is only what passed everything: %s', (id) => {
  expect(verdictOf(checksWith({}))).toBe('authentic');
  expect(verdictOf(checksWith({ [id]: unchecked('unreachable') }))).toBe('notVerifiable');
  expect(verdictOf(checksWith({ [id]: failed('badSignature') }))).toBe(
    id === 'past' ? 'rewritten' : 'refused',
  );
  expect(verdictOf(checksWith({}).filter((check) => check.id !== id))).toBe('notVerifiable');
});

test.each([
  ['a revocation', { revocation: failed('revoked') }, 'revoked'],
  ['an expiry', { validity: failed('expired') }, 'expired'],
  ['both', { revocation: failed('revoked'), validity: failed('expired') }, 'revoked'],
  [
    'a revocation, the picture unknown',
    { revocation: failed('revoked'), picture: unchecked('missing') },
    'revoked',
  ],
  [
    'a revoked forgery',
    { revocation: failed('revoked'), signature: failed('badSignature') },
    'refused',
  ],
  [
    'a rewritten log, before all else',
    {
      past: failed('rewrittenLog'),
      signature: failed('badSignature'),
      revocation: failed('revoked'),
    },
    'rewritten',
  ],
  ['a log whose past is not known', { past: unchecked('otherLog') }, 'notVerifiable'],
  ['a badge that is not in the log', { log: failed('notInLog') }, 'refused'],
  ['a list that is not the issuer’s', { revocation: failed('forgedList') }, 'refused'],
  ['a badge that does not hold yet', { validity: failed('notYetValid') }, 'refused'],
] as const)('%s', (_name, others, verdict) => {
  expect(verdictOf(checksWith(others))).toBe(verdict);
});

test('without any check there is no verdict', () => {
  expect(verdictOf([])).toBe('notVerifiable');
  expect(verdictOf(noneMade('noVerifier'))).toBe('notVerifiable');
});
