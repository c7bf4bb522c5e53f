import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineErrors } from '../errors.ts';
import { noteCaller } from './request-origin.ts';

/** Role names with the numeric codes of the documents (E13, E14). */
export const roleCodes = {
  AdminWorkerBadge: 1,
  AdminEnteFormazione: 2,
  DocenteB: 3,
  AdminEnteFinanziatore: 4,
  Tutor: 5,
  RedattoreCorsiA: 6,
  Discente: 7,
  Ispettore: 8,
  AdminAzienda: 9,
} as const;

export type RoleName = keyof typeof roleCodes;

/** The exact name, never a prefix (E14). */
export const isRoleName = (name: string): name is RoleName => Object.hasOwn(roleCodes, name);

/** Who is calling: the session's account as the database has it now. */
export type Principal = {
  userId: string;
  sessionId: string;
  role: RoleName;
  roles: RoleName[];
  claims: string[];
  isDocente: boolean;
  name: string;
  surname: string;
  company: { id: string; name: string; role: 'DELEGATE' | 'LEGAL_REPRESENTATIVE' } | null;
};

/** Who may call a route. `{}` is any logged-in user; lists as in E16: undefined or empty = not given, both given = both must match. */
export type RouteAccess =
  | { public: true }
  | { public?: never; roles?: readonly RoleName[]; claims?: readonly string[]; docente?: true };

export const accessErrors = defineErrors({
  UNAUTHENTICATED: { status: 401, it: 'Accesso richiesto', en: 'Login required' },
  FORBIDDEN: {
    status: 403,
    it: 'Non hai i permessi per questa operazione',
    en: 'You are not allowed to do this',
  },
});

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyInstance {
    /** Every route that was registered, for the role matrix and the contract tests. */
    routeTable: { method: string; url: string; access: RouteAccess }[];
    /** Who may call the routes of a plugin that is not ours; set on the scope it is registered in. */
    accessOfRoutes?: RouteAccess;
  }
}

/** The table of access rules, on the server the same as in the client (SHELL-37). */
export function isAllowed(access: RouteAccess, principal: Principal | null): boolean {
  if (access.public) return true;
  if (principal === null) return false;
  const given = (list: readonly string[] | undefined): list is readonly string[] =>
    list !== undefined && list.length > 0;
  if (given(access.roles) && !access.roles.includes(principal.role)) return false;
  if (given(access.claims) && !access.claims.some((claim) => principal.claims.includes(claim))) {
    return false;
  }
  return access.docente !== true || principal.isDocente;
}

/** The caller, or a 401. */
export function requirePrincipal(request: FastifyRequest): Principal {
  if (request.principal === null) throw accessErrors.UNAUTHENTICATED();
  return request.principal;
}

export type Authenticate = (request: FastifyRequest) => Promise<Principal | null>;

/** Refuses to start with a route that does not say who may call it, and checks that rule on each call. */
export function installAccess(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorate('routeTable', []);
  app.decorateRequest('principal', null);
  app.addHook('onRoute', function declared(route) {
    const access = route.config?.access ?? this.accessOfRoutes;
    if (access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not declare who may call it`);
    }
    route.config = { ...route.config, access };
    for (const method of [route.method].flat()) {
      if (method !== 'HEAD' && method !== 'OPTIONS') {
        app.routeTable.push({ method, url: route.url, access });
      }
    }
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined) return;
    // A bad token on a public route is no reason to refuse it; the caller is then a visitor.
    request.principal = await authenticate(request);
    if (request.principal !== null) noteCaller(request.principal);
    if (isAllowed(access, request.principal)) return;
    throw request.principal === null ? accessErrors.UNAUTHENTICATED() : accessErrors.FORBIDDEN();
  });
}
