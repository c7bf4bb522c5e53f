const BASE = 'https://purl.imsglobal.org/spec/ob/v3p0/scope';

/** What a backpack can be allowed, and how the standard names it (Open Badges 3.0, 6.2.1). */
export const scopes = {
  credentials: {
    address: `${BASE}/credential.readonly`,
    description: 'Permission to read the badges of the person who allows it',
  },
  profile: {
    address: `${BASE}/profile.readonly`,
    description: 'Permission to read the name of the person who allows it',
  },
} as const;

export type ScopeName = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as ScopeName[];

/** Known to the standard and never given: badges are issued here, and nobody else writes them or the profile. */
export const refusedScopes: readonly string[] = [
  `${BASE}/credential.upsert`,
  `${BASE}/profile.update`,
];

/** The names of what a scope parameter (RFC 6749, 3.3) asks for; what we do not know is left out. */
export const scopeNamesOf = (parameter: string): ScopeName[] => {
  const asked = new Set(parameter.split(' '));
  return scopeNames.filter((name) => asked.has(scopes[name].address));
};

/** As the scope parameter has them. */
export const scopeParameter = (names: readonly string[]): string =>
  scopeNames
    .filter((name) => names.includes(name))
    .map((name) => scopes[name].address)
    .join(' ');
