/** Bits of one list: the least that the standard allows, so that asking for a list tells nothing of a badge. */
export const LIST_LENGTH = 131_072;

export const listAddress = (publicUrl: string, list: number) =>
  `${publicUrl}/api/Badges/StatusLists/${list}`;

/** Lists are counted from 1, places within one from 0. */
export const placeOf = (position: number) => ({
  list: Math.floor(position / LIST_LENGTH) + 1,
  index: position % LIST_LENGTH,
});

/** `credentialStatus` of the badge at that position (Bitstring Status List). */
export function statusEntry(publicUrl: string, position: number) {
  const { list, index } = placeOf(position);
  const address = listAddress(publicUrl, list);
  return {
    id: `${address}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: address,
  };
}
