import {
  checksOf,
  fileCheckIds,
  fileFailed,
  fileUnchecked,
  noList,
  verdictOfFile,
  worst,
  type FileOutcomes,
} from './file-checks.ts';

const passed = { state: 'passed' } as const;
const all: FileOutcomes = Object.fromEntries(fileCheckIds.map((id) => [id, passed]));
const verdictWith = (origin: Parameters<typeof verdictOfFile>[0], others: FileOutcomes) =>
  verdictOfFile(origin, checksOf({ ...all, ...others }));

test.each(fileCheckIds)('ours is authentic only when everything passed: %s', (id) => {
  expect(verdictWith('ours', {})).toBe('authentic');
  expect(verdictWith('ours', { [id]: fileUnchecked('unreachable') })).toBe('notVerifiable');
  expect(verdictWith('ours', { [id]: noList })).toBe('notVerifiable');
  expect(verdictWith('ours', { [id]: fileFailed('badSignature') })).toBe(
    id === 'past' ? 'rewritten' : 'refused',
  );
  const { [id]: _, ...others } = all;
  expect(verdictOfFile('ours', checksOf(others))).toBe('notVerifiable');
});

test.each(['form', 'issuer', 'signature', 'revocation', 'validity'] as const)(
  'of others is intact only what passed: %s',
  (id) => {
    expect(verdictWith('foreign', {})).toBe('intact');
    expect(verdictWith('foreign', { [id]: fileUnchecked('needsIssuer') })).toBe('notVerifiable');
    expect(verdictWith('foreign', { [id]: fileFailed('incomplete') })).toBe('refused');
  },
);

test('a hosted badge is good only when its host says so', () => {
  expect(verdictWith('hosted', {})).toBe('notVerifiable');
  expect(verdictOfFile('hosted', [])).toBe('notVerifiable');
  expect(verdictOfFile('foreign', [])).toBe('notVerifiable');
});

test.each(['hosted', 'foreign'] as const)(
  'a host confirms only what passed every check: %s',
  (origin) => {
    const confirmed = (others: FileOutcomes) =>
      verdictOfFile(origin, checksOf({ ...all, ...others }), { confirmedBy: 'adria.example' });
    expect(confirmed({})).toBe('confirmed');
    for (const id of ['form', 'issuer', 'signature', 'revocation', 'validity'] as const) {
      expect(confirmed({ [id]: fileUnchecked('hostSilent') })).toBe('notVerifiable');
      expect(confirmed({ [id]: fileFailed('unknownKey') })).toBe('refused');
    }
    expect(confirmed({ revocation: fileFailed('revoked') })).toBe('revoked');
  },
);

test('no host confirms a badge of ours', () => {
  expect(verdictOfFile('ours', checksOf(all), { confirmedBy: 'adria.example' })).toBe('authentic');
});

test('a forgery goes before a revocation, and that before an expiry', () => {
  const ends = { revocation: fileFailed('revoked'), validity: fileFailed('expired') };
  expect(verdictWith('foreign', ends)).toBe('revoked');
  expect(verdictWith('foreign', { validity: fileFailed('expired') })).toBe('expired');
  expect(verdictWith('foreign', { ...ends, signature: fileFailed('badSignature') })).toBe(
    'refused',
  );
});

test('of two outcomes the worse one counts', () => {
  const [bad, open] = [fileFailed('badProof'), fileUnchecked('otherSuite')];
  expect(worst(passed, open, bad)).toBe(bad);
  expect(worst(open, passed)).toBe(open);
  expect(worst(passed)).toEqual(passed);
});
