/**
 * A webpack loader: functions and methods of a file that the product never calls keep their name and lose their
 * body. A name that is not found once, in a file as upstream formats it, fails the build.
 */
export default function withoutParts(source) {
  let text = source;
  for (const name of this.getOptions().parts) {
    const part = new RegExp(`^(\\t?)(async )?(function )?${name}\\(.*\\{\\n[^]*?^\\1\\}$`, 'gmu');
    const found = text.match(part) ?? [];
    if (found.length !== 1) throw new Error(`${name}: found ${found.length} times`);
    text = text.replace(
      part,
      (_all, indent, _async, word = '') =>
        `${indent}${word}${name}() { throw new Error('${name} is not in this runtime'); }`,
    );
  }
  return text;
}
