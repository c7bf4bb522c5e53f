/** What a field says, without markup; '' for what is no text. */
export const plainText = (value: unknown): string =>
  typeof value !== 'string'
    ? ''
    : value
        .replaceAll(/<[^<>]*>/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim();
