import { isAllowed, type AccessRule, type RoleName } from 'contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineErrors } from '../errors.ts';
import { noteCaller } from './request-origin.ts';

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
    access?: AccessRule;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyInstance {
    /** Every route that was registered, for the role matrix and the contract tests. */
    routeTable: { method: string; url: string; access: AccessRule }[];
    /** Who may call the routes of a plugin that is not ours; set on the scope it is registered in. */
    accessOfRoutes?: AccessRule;
  }
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
