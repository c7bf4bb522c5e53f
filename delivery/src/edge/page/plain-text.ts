/** The text of a field without markup; '' for other values. */
export const plainText = (value: unknown): string =>
  typeof value !== 'string'
    ? ''
    : value
        .replaceAll(/<[^<>]*>/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim();
