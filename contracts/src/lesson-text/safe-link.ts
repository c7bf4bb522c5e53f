const protocols = new Set(['http:', 'https:', 'mailto:']);

/** Whether a text may be the address of a link: absolute, and nothing that runs. */
export function isSafeLink(address: string): boolean {
  // Browsers leave these out of an address, so that `java\nscript:` would be a script.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f]/u.test(address)) return false;
  return URL.canParse(address) && protocols.has(new URL(address).protocol);
}
