const plain = /^[A-Za-z][A-Za-z0-9_.-]*$/;
const escaped = /^_x((?:[0-9a-f]{2})+)$/;

/** An option's id as an identifier of QTI: the same where it is one, else its UTF-8 in hexadecimal. */
export const identifierOf = (id: string): string =>
  plain.test(id) ? id : `_x${Buffer.from(id, 'utf8').toString('hex')}`;

/** The other way around; identifiers of others stay as they are. */
export function idOf(identifier: string): string {
  const [, hex] = escaped.exec(identifier) ?? [];
  return hex === undefined ? identifier : Buffer.from(hex, 'hex').toString('utf8');
}
