import type { RouteDeclaration } from 'contracts';

/** The screens that the shell itself draws, declared as a remote declares its own. */
export const shellRoutes: readonly RouteDeclaration[] = [
  { path: '/login', match: 'exact', access: { public: true } },
  { path: '/auth', match: 'exact', access: { public: true } },
  { path: '/dashboard', match: 'exact', access: {} },
  { path: '/profile', match: 'exact', access: {} },
  { path: '/settings', match: 'exact', access: {} },
  { path: '/signoutWB', match: 'exact', access: { public: true } },
];
