/** What LinkedIn takes over into the form of a licence or certification. */
export type LinkedInEntry = {
  title: string;
  issuer: string;
  year: number;
  /** 1 to 12. */
  month: number;
  /** When it ends; null: never. */
  until: { year: number; month: number } | null;
  /** Absolute, of the public page. */
  address: string;
  code: string;
};

/** LinkedIn's own form, filled in: the holder reads it and saves it there. Nothing is sent before. */
export function linkedInUrl(entry: LinkedInEntry): string {
  const url = new URL('https://www.linkedin.com/profile/add');
  url.search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: entry.title,
    organizationName: entry.issuer,
    issueYear: String(entry.year),
    issueMonth: String(entry.month),
    ...(entry.until === null
      ? {}
      : {
          expirationYear: String(entry.until.year),
          expirationMonth: String(entry.until.month),
        }),
    certUrl: entry.address,
    certId: `WB-${entry.code}`,
  }).toString();
  return url.href;
}
