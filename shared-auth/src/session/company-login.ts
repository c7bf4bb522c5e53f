import { logout } from './login.ts';
import { clearLoginRequest, keepLoginKind } from './login-request.ts';

/**
 * Ends the session of the person, so that one for their company can begin: the login page, to which the
 * visitor then comes, has the company chosen (LOGIN-20).
 */
export async function beginCompanyLogin(): Promise<void> {
  clearLoginRequest();
  keepLoginKind('LoginCompany');
  await logout();
}
