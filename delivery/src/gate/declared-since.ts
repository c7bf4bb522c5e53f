import type { RemoteManifest } from 'contracts';

type DeclaredPart = {
  /** The minor of contract 1 from which on shells know it. */
  minor: number;
  /** What a shell of before makes of it. */
  harm: string;
  isIn: (declared: RemoteManifest) => boolean;
};

/** Parts of a declaration that a shell of before passes over in silence, and whose absence people would notice. */
const parts: readonly DeclaredPart[] = [
  {
    minor: 6,
    harm: 'shows menu entries with companyRoles to people who act for no company',
    isIn: ({ menu }) => menu.some(({ companyRoles }) => companyRoles !== undefined),
  },
  {
    minor: 7,
    harm: 'leaves pages that follow one with connects or devices in its document, with its rights',
    isIn: ({ routes }) =>
      routes.some(({ meta }) => meta?.connects !== undefined || meta?.devices !== undefined),
  },
];

/** @param spoken the contract of the shell that is served, of the same major */
export function unknownParts(declared: RemoteManifest, spoken: string): string[] {
  const minor = Number(spoken.split('.')[1]);
  return parts
    .filter((part) => part.minor > minor && part.isIn(declared))
    .map(
      ({ minor: since, harm }) =>
        `The shell speaks contract ${spoken} and ${harm}: release a shell with contract 1.${since} first.`,
    );
}
