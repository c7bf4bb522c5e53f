/** "Ing. Marta Bellandi" has the initials of Marta Bellandi. */
export const withoutTitle = (name: string) => name.replace(/^(?:\S+\.\S*\s+)+/u, '');
