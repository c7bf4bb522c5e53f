import { fakeApi, type FakeAnswer } from 'shared-auth/testing';
import { remoteApps } from './remotes.tsx';
import { renderShell } from './render-shell.tsx';

/** The auth state of a person who has logged in. */
export const authState = {
  token: 'a',
  refreshToken: 'b',
  userId: 'u',
  registry: { name: 'Giulia', surname: 'Sartori' },
  permission: { role: 'Discente', claims: [] },
  roles: ['Discente'],
};

type Answers = {
  exchange?: FakeAnswer;
  credential?: FakeAnswer;
  register?: FakeAnswer;
  complete?: FakeAnswer;
};

let returns = 0;

/** Tests only: comes back from the provider; each return has a code of its own. */
export async function comeBack(answers: Answers = {}, query = '') {
  returns += 1;
  localStorage.setItem('login:requestId', 'request-1');
  const complete = () => answers.complete ?? { data: authState };
  const fake = fakeApi({
    'POST /api/Login/SpidLogin': () => answers.exchange ?? { data: {} },
    'POST /api/Login/CredentialLogin': () => answers.credential ?? { warning: 'expired' },
    'POST /api/Login/Complete': complete,
    'POST /api/Login/GetTokenForCompany': complete,
    'GET /api/config': () => ({ data: { supportEmail: 'aiuto@example.it' } }),
    'POST /api/Logs/InsertLogClientToDb': () => ({ data: 'log-1' }),
    'POST /api/Login/Register': () => answers.register ?? { data: true },
  });
  const shell = await renderShell(
    query === '' ? `/auth?code=c${returns}&state=request-1` : `/auth?${query}&n=${returns}`,
    remoteApps,
  );
  return { fake, ...shell };
}
