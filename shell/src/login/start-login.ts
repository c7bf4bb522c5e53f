import { allowedRedirect } from 'shared-auth';
import { loginRequestId, spidLoginUrl, type LoginKind } from 'shared-auth/host';

export type Provider = 'spid' | 'cie';

/** The address to go to for the login under way; rejects when it is not one to be sent to (LOGIN-02, E31). */
export const loginAddress = async (provider: Provider, kind: LoginKind): Promise<string> =>
  allowedRedirect(await spidLoginUrl(loginRequestId(), { provider, kind }));

/** Leaves the page. */
export const browse = (address: string): void => location.assign(address);
