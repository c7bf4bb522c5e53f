/** Where this host has a badge's documents. */
export const credentialPath = (badgeId: string) => `/api/Badges/Public/${badgeId}/credential`;
export const picturePath = (badgeId: string) => `/api/Badges/Public/${badgeId}/picture`;
/** The proof that the public log has it. */
export const inclusionPath = (badgeId: string) => `/api/Badges/Public/${badgeId}/Inclusion`;
export const jwtPath = (badgeId: string) => `/api/Badges/Public/${badgeId}/Jwt`;
export const bakedPath = (badgeId: string, format: 'svg' | 'png') =>
  `/api/Badges/Public/${badgeId}/Baked/${format}`;
/** The sheet to print, in the language of the page. */
export const attestationPath = (badgeId: string, language: 'it' | 'en') =>
  `/api/Badges/Public/${badgeId}/Attestation?lang=${language}`;
/** The picture under a link to the page. */
export const cardPath = (badgeId: string) => `/api/Badges/Public/${badgeId}/Card`;
