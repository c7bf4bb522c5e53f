import { paths } from 'shared-ui/paths';

/** Whole, for other sites, for a clipboard and for paper (BADGE-07). In a browser alone. */
export const publicAddressOf = (badgeId: string): string =>
  new URL(paths.publicCertification(badgeId), window.location.href).href;
