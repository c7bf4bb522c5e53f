import { allowedRedirect } from 'shared-auth';
import { loginRequestId, spidLoginUrl } from 'shared-auth/host';

/** The address to go to for the login under way; rejects when it is not one to be sent to (LOGIN-02, E31). */
export const loginAddress = async (): Promise<string> =>
  allowedRedirect(await spidLoginUrl(loginRequestId()));

/** Leaves the page. */
export const browse = (address: string): void => location.assign(address);
