import type { Page } from '@playwright/test';

/** What the public page of a badge says first, in both languages. */
export const authentic = /^(Certificazione autentica|Authentic certification)$/;
export const refused = /^(Certificazione non autentica|Certification not authentic)$/;
export const notVerifiable = /^(Non verificabile adesso|Not verifiable now)$/;
export const rewritten = /^(Registro pubblico riscritto|Public log rewritten)$/;
export const again = /^(Verifica di nuovo|Check again)$/;

// Not the first paint, which lies above until the application takes its place.
export const verdictOf = (page: Page) => page.locator('#root [data-verdict]');
export const stateOf = (page: Page, check: string) => page.locator(`#root [data-check=${check}]`);

export const inclusionPath = (id: string) => `**/api/Badges/Public/${id}/Inclusion`;
