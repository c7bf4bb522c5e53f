import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { toApiError, useSession } from 'shared-auth';
import { Button, toast, useFormats } from 'shared-ui';
import { fact, Facts } from '../../Facts.tsx';
import { showFiscalCode, staleAfterChange, type User } from './api.ts';
import { messages } from './messages.ts';

/** How the person is reached and known. */
export function UserFacts({ user }: { user: User }) {
  const { date } = useFormats();
  const { accreditationDate } = user;
  return (
    <Facts
      title={messages.data}
      items={[
        fact(messages.email, user.email),
        fact(messages.communications, user.emailComunicazioni),
        fact(messages.phone, user.phoneNumber),
        fact(messages.fiscalCode, <FiscalCode user={user} />),
        fact(
          messages.blockchain,
          user.blockchainAccredited && accreditationDate !== null ? (
            <FormattedMessage {...messages.accredited} values={{ date: date(accreditationDate) }} />
          ) : (
            <FormattedMessage {...messages.notAccredited} />
          ),
        ),
      ]}
    />
  );
}

/** Covered until an administrator asks for it, which is noted. */
function FiscalCode({ user }: { user: User }) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const shown = useMutation({
    mutationFn: () => showFiscalCode(user.id),
    onError: (error) => toast.error(toApiError(error).message),
    onSettled: () =>
      Promise.all(staleAfterChange.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  if (shown.data !== undefined) return shown.data;
  return (
    <>
      {user.codiceFiscale}{' '}
      {role === 'AdminWorkerBadge' && (
        <Button variant="text" size="small" busy={shown.isPending} onClick={() => shown.mutate()}>
          <FormattedMessage {...messages.showFiscalCode} />
        </Button>
      )}
    </>
  );
}

/** The company that the person acts for; nothing where there is none. */
export function CompanyFacts({ user }: { user: User }) {
  if (user.azienda === null) return null;
  const { denominazioneAzienda, ruoloAziendale } = user.azienda;
  return (
    <Facts
      title={messages.company}
      items={[
        fact(messages.companyName, denominazioneAzienda),
        fact(messages.companyRole, <FormattedMessage {...messages[ruoloAziendale]} />),
      ]}
    />
  );
}
