import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout } from 'shared-auth/host';
import { paths } from 'shared-ui/paths';
import { askedPath } from './asked-path.ts';
import { departure } from './departure.ts';

/** Ends the session in every tab and goes home (SHELL-34, SHELL-46). */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    askedPath.forget();
    departure.begin();
    void logout();
    void navigate(paths.home(), { replace: true });
  }, [navigate]);
}
