import { paths } from 'shared-ui/paths';

type Destination = { to: string; state?: unknown };

let destination: Destination | null = null;

/**
 * Marks the time between a logout and the page that follows: the guard of the
 * private page that is still shown would otherwise keep its path and show the login.
 */
export const departure = {
  begin: (to: string = paths.home(), state?: unknown): void => {
    destination = { to, state };
  },
  destination: (): Destination | null => destination,
  arriveAt: (pathname: string): void => {
    if (destination?.to === pathname) destination = null;
  },
};
