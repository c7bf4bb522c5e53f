import type { Registry } from 'contracts';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, publicConfig, type FakeAnswer } from 'shared-auth/testing';
import { remoteApps } from './remotes.tsx';
import { renderShell } from './render-shell.tsx';

/** The auth state of a person who has logged in. */
export const authState: AnswerOf<'/api/Login/Complete', 'post'> = {
  token: 'a',
  refreshToken: 'b',
  userId: 'u',
  registry: {
    name: 'Giulia',
    surname: 'Sartori',
    fiscalCode: '',
    address: '',
    birthDate: null,
    birthPlace: null,
  },
  contacts: null,
  company: null,
  represents: null,
  permission: { role: 'Discente', claims: [] },
  roles: ['Discente'],
  surveyCode: [],
  isDocente: false,
  isDeleted: false,
  isPending: false,
  isUserNotFound: false,
  mergedItems: 0,
  missingData: [],
};

/** Who an identified login is, before the session is opened. */
export const identified = (
  changes: Partial<AnswerOf<'/api/Login/SpidLogin', 'post'>> = {},
): { data: AnswerOf<'/api/Login/SpidLogin', 'post'> } => {
  const { mergedItems: _notYet, missingData: _norThis, ...state } = authState;
  return { data: { ...state, token: null, refreshToken: null, ...changes } };
};

type Answers = {
  exchange?: FakeAnswer<'POST /api/Login/SpidLogin'>;
  credential?: FakeAnswer<'POST /api/Login/CredentialLogin'>;
  register?: FakeAnswer<'POST /api/Login/Register'>;
  complete?: FakeAnswer<'POST /api/Login/Complete'>;
  profile?: () => FakeAnswer<'POST /api/Users/CompleteProfile'>;
};

let returns = 0;

/** Tests only: comes back from the provider; each return has its own code. */
export async function comeBack(answers: Answers = {}, query = '', registry?: Registry) {
  returns += 1;
  localStorage.setItem('login:requestId', 'request-1');
  const complete = () => answers.complete ?? { data: authState };
  const fake = fakeApi({
    'POST /api/Login/SpidLogin': () => answers.exchange ?? identified(),
    'POST /api/Login/CredentialLogin': () => answers.credential ?? { warning: 'expired' },
    'POST /api/Login/Complete': complete,
    'POST /api/Login/GetTokenForCompany': complete,
    'GET /api/config': () => ({ data: publicConfig({ supportEmail: 'aiuto@example.it' }) }),
    'POST /api/Logs/InsertLogClientToDb': () => ({ data: 'log-1' }),
    'POST /api/Users/CompleteProfile': answers.profile ?? (() => ({ status: 500 })),
    'POST /api/Login/Register': () => answers.register ?? { data: true },
  });
  const shell = await renderShell(
    query === '' ? `/auth?code=c${returns}&state=request-1` : `/auth?${query}&n=${returns}`,
    remoteApps,
    registry,
  );
  return { fake, ...shell };
}
