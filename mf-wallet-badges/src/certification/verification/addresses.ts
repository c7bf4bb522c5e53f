/** Where this host has a badge's documents. */
export const credentialPath = (badgeId: string) => `/api/Badges/Public/${badgeId}/credential`;
export const picturePath = (badgeId: string) => `/api/Badges/Public/${badgeId}/picture`;
/** The proof that the public log has it. */
export const inclusionPath = (badgeId: string) => `/api/Badges/Public/${badgeId}/Inclusion`;
