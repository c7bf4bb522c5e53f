/** Where this host has a badge's documents. */
export const credentialPath = (badgeId: string) => `/api/Badges/Public/${badgeId}/credential`;
export const picturePath = (badgeId: string) => `/api/Badges/Public/${badgeId}/picture`;
