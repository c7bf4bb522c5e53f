import { paths } from 'shared-ui/paths';

const PAGE = /^\/public\/certification\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/iu;

/** The path of the certification that an address of this site leads to; null for any other text. */
export function ownCertificationIn(text: string, origin: string): string | null {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  const id = url.origin === origin ? PAGE.exec(url.pathname)?.[1] : undefined;
  return id === undefined ? null : paths.publicCertification(id);
}
