import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { Button, toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages as chromeMessages } from '../chrome/messages.ts';
import { withOverrideOf } from '../releases/override.ts';
import { messages } from './messages.ts';
import type { Admission } from './route-guard.ts';

type RedirectProps = {
  to: string;
  /** The address that is left. */
  from: string;
  reason: Extract<Admission, { kind: 'redirect' }>['reason'];
};

/** Leads to the start page, and says there why (E6, E173). */
export function Redirect({ to, from, reason }: RedirectProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { search: asked } = useLocation();
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');

  useEffect(() => {
    const options = { isForNextPage: true };
    if (reason === 'forbidden') toast.info(formatMessage(chromeMessages.forbidden), options);
    if (reason !== 'unknown') return;
    const search = isLoggedIn ? paths.search() : paths.publicCatalogue();
    const shown = toast.info(formatMessage(messages.unknownAddress, { address: shortened(from) }), {
      ...options,
      action: (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            toast.dismiss(shown);
            void navigate(search);
          }}
        >
          {formatMessage(messages.searchCourses)}
        </Button>
      ),
    });
  }, [formatMessage, from, isLoggedIn, navigate, reason]);

  return <Navigate to={withOverrideOf(asked, to)} replace />;
}

const MAX_ADDRESS = 80;

/** As it was typed, where it can be read. */
function shortened(pathname: string): string {
  let address = pathname;
  try {
    address = decodeURI(pathname);
  } catch {
    // A half escape: it is shown as the browser has it.
  }
  return address.length > MAX_ADDRESS ? `${address.slice(0, MAX_ADDRESS)}…` : address;
}
