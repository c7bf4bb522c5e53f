/** What remotes and the shell share. Nothing here gives out a token. */
export { Access } from './access/Access.tsx';
export { allowedRedirect, isAllowedRedirect } from './external-url.ts';
export { can, matchesAccess, type AccessRule } from './access/access.ts';
export { api, type ApiOptions, type Query } from './api/api.ts';
export {
  isApiError,
  isTransient,
  tooOftenText,
  toApiError,
  type ApiError,
} from './api/api-error.ts';
export { failureText } from './api/envelope.ts';
export { idempotencyKeyOf, newIdempotencyKey } from './api/idempotency.ts';
export { defaultRole, parseRole, roleCodes, roleNames, type RoleName } from './access/roles.ts';
export { currentSession, useSession } from './session/session-store.ts';
export type { Company, Contacts, Person, Registry, Session } from './session/session.ts';
export {
  emptyPublicCart,
  publicCart,
  publicCartBadge,
  publicCartTotals,
  toStoredCart,
  usePublicCart,
  type ArticleKind,
  type PublicCart,
  type PublicCartItem,
  type StoredCart,
} from './public-cart.ts';
