/**
 * For who owns the session: the shell, and a remote's stand-alone host. Remotes never import it
 * (it is no federated share, so a copy of theirs would have its own store).
 */
export { answerRequests } from './api/answer-requests.ts';
export { callAddress } from './api/call-address.ts';
export { setApiLanguage } from './api/client.ts';
export { onOtherTabWrite } from './browser-storage.ts';
export {
  actForCompany,
  completeLogin,
  credentialLogin,
  exchangeCode,
  logout,
  spidLoginUrl,
  switchRole,
  walletCode,
  walletStatus,
  type CodeExchange,
  type LoginResult,
  type MissingDatum,
} from './session/login.ts';
export {
  clearLoginRequest,
  keepLoginKind,
  loginKinds,
  loginRequestId,
  storedLoginKind,
  storedLoginRequestId,
  type LoginKind,
} from './session/login-request.ts';
export { onRoleSwitch } from './session/role-switch.ts';
export { amendPerson, onSessionChange, rereadAuth } from './session/session-store.ts';
