import type { RouteDeclaration } from 'contracts';

/** The addresses that the shell itself answers, declared as a remote declares its own. */
export const shellRoutes: readonly RouteDeclaration[] = [
  // Leads to the homepage (SHELL-36).
  { path: '/public', match: 'exact', access: { public: true } },
  { path: '/login', match: 'exact', access: { public: true } },
  { path: '/auth', match: 'exact', access: { public: true } },
  { path: '/dashboard', match: 'exact', access: {} },
  { path: '/profile', match: 'exact', access: {} },
  { path: '/settings', match: 'exact', access: {} },
  { path: '/signoutWB', match: 'exact', access: { public: true } },
];
