/** What remotes and the shell share. Nothing here gives out a token. */
export { roleNames, type AccessRule, type RoleName } from 'contracts';
export { Access } from './access/Access.tsx';
export { allowedRedirect, isAllowedRedirect } from './external-url.ts';
export { can } from './access/access.ts';
export { api, callBackend, callEdge } from './api/api.ts';
export { endpointKey, type AnswerOf, type BodyOf, type OptionsOf } from './api/endpoints.ts';
export {
  isApiError,
  isTransient,
  tooOftenText,
  toApiError,
  type ApiError,
} from './api/api-error.ts';
export { failureText } from './api/envelope.ts';
export { centsOf, eurosOf } from './api/money.ts';
export { idempotencyKeyOf, newIdempotencyKey } from './api/idempotency.ts';
export { beginCompanyLogin } from './session/company-login.ts';
export { currentSession, useSession } from './session/session-store.ts';
export type { Company, Contacts, Person, Registry, Session } from './session/session.ts';
export {
  emptyPublicCart,
  publicCart,
  publicCartBadge,
  publicCartTotals,
  parsePublicCart,
  toStoredCart,
  usePublicCart,
  type ArticleKind,
  type PublicCart,
  type PublicCartItem,
  type StoredCart,
} from './public-cart.ts';
