// The ranges that are asked for (shared-modules.ts says `^`, the runtime `<=`), in place of all that semver knows.
const read = (version) => {
  const [numbers, ...before] = version.split('+')[0].split('-');
  return { numbers: numbers.split('.').map(Number), before: before.join('-') };
};

/** Below, at or above 0, as `sort` wants it; 1.2.0-rc.1 comes before 1.2.0. */
function compare(version, other) {
  const [a, b] = [read(version), read(other)];
  for (let at = 0; at < 3; at += 1) {
    if (a.numbers[at] !== b.numbers[at]) return a.numbers[at] - b.numbers[at];
  }
  if (a.before === '' || b.before === '') return (a.before === '') - (b.before === '');
  return a.before.localeCompare(b.before, 'en', { numeric: true });
}

/** The version itself, anything up to it, or what a caret allows; throws on another kind of range. */
export function satisfy(version, range) {
  const [, kind, base] = /^(\^|<=|)(\d+\.\d+\.\d+(?:[-+].*)?)$/.exec(range) ?? [];
  if (range === '*') return true;
  if (base === undefined) throw new Error(`range of a shared module: ${range}`);
  const order = compare(version, base);
  if (kind === '<=') return order <= 0;
  if (kind === '') return order === 0;
  const { numbers } = read(base);
  const breaking = numbers.findIndex((number) => number > 0);
  const fixed = breaking < 0 ? 3 : breaking + 1;
  const found = read(version).numbers;
  return order >= 0 && numbers.slice(0, fixed).every((number, at) => number === found[at]);
}
