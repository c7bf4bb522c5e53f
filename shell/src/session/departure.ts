let isGoingHome = false;

/**
 * Between "log out" and the homepage: the guard of the private page that is still there would
 * otherwise keep its path and show the login.
 */
export const departure = {
  begin: (): void => {
    isGoingHome = true;
  },
  isUnderWay: (): boolean => isGoingHome,
  end: (): void => {
    isGoingHome = false;
  },
};
