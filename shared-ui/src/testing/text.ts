/** Text with the non-breaking spaces of Intl made plain, to compare amounts (E139). */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
