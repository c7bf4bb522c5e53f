import type { AccessRule, Language } from 'contracts';
import type { FastifyRequest } from 'fastify';

/** The shell keeps the choices in two cookies, so that the first paint already has them. */
export function chosenLanguage(request: FastifyRequest): Language {
  return cookieOf(request, 'wb-language') === 'en' ? 'en' : 'it';
}

export function chosenScheme(request: FastifyRequest): 'light' | 'dark' | undefined {
  const value = cookieOf(request, 'wb-color-scheme');
  return value === 'light' || value === 'dark' ? value : undefined;
}

/**
 * Whether the page will stay at this address: a visitor is redirected from a private one to the login, and code
 * loaded ahead would be useless. A hint by the shell's cookie, not an authorisation.
 */
export function willOpen(request: FastifyRequest, pathname: string, access: AccessRule): boolean {
  const role = cookieOf(request, 'wb-role');
  if (!role) return access.public === true;
  // Logged-in people are redirected from the homepage to the dashboard.
  if (access.public) return pathname !== '/';
  return !access.roles?.length || access.roles.some((name) => name === role);
}

/** The shell keeps the role of who is logged in, for the guards of the first paint; worth nothing as a right. */
export const isLoggedIn = (request: FastifyRequest): boolean =>
  Boolean(cookieOf(request, 'wb-role'));

export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return request.headers.cookie
    ?.split(/;\s*/u)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
