/**
 * For who owns the session: the shell, and a remote's stand-alone host. Remotes never import it
 * (it is no federated share, so a copy of theirs would have a store of its own).
 */
export { setApiLanguage } from './api.ts';
export {
  completeLogin,
  exchangeCode,
  logout,
  spidLoginUrl,
  switchRole,
  type CodeExchange,
  type LoginResult,
} from './login.ts';
export { clearLoginRequest, loginRequestId, storedLoginRequestId } from './login-request.ts';
export { amendContacts, onSessionChange, rereadAuth } from './session-store.ts';
