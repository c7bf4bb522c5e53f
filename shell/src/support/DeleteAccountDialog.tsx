import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { toApiError } from 'shared-auth';
import { logout } from 'shared-auth/host';
import { Alert, ConfirmDialog } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { askedPath } from '../session/asked-path.ts';
import { departure } from '../session/departure.ts';
import { deleteAccount } from './api.ts';
import { icons } from './icons.ts';
import { messages } from './messages.ts';
import { PathIcon } from '../chrome/PathIcon.tsx';

const Texts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/**
 * Asks before the account is deleted (LOGIN-32 to LOGIN-34). A warning of the server stays in the
 * dialog, and nothing else happens (LOGIN-35, E79); else the person is logged out with a message (LOGIN-36).
 */
export function DeleteAccountDialog({
  isOpen,
  name,
  onClose,
}: {
  isOpen: boolean;
  /** Carried to the page that follows (LOGIN-37). */
  name: string;
  onClose: () => void;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    setRefusal(null);
    try {
      await deleteAccount();
    } catch (error) {
      setRefusal(toApiError(error).info ?? intl.formatMessage(messages.deletionFailed));
      throw error;
    }
    askedPath.forget();
    departure.begin(paths.accountDeleted(), { name });
    await navigate(paths.accountDeleted(), { replace: true, state: { name } });
    await logout();
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => {
        setRefusal(null);
        onClose();
      }}
      onConfirm={confirm}
      icon={<PathIcon path={icons.deletion} size={24} />}
      title={<FormattedMessage {...messages.attention} />}
      cancelLabel={<FormattedMessage {...messages.cancel} />}
      confirmLabel={<FormattedMessage {...messages.confirm} />}
      busyLabel={<FormattedMessage {...messages.deleting} />}
    >
      <Texts>
        <p>
          <FormattedMessage {...messages.deletionQuestion} />
        </p>
        <p>
          <FormattedMessage {...messages.deletionHelp} />
        </p>
        {refusal !== null && (
          <Alert tone="danger" announce="alert">
            {refusal}
          </Alert>
        )}
      </Texts>
    </ConfirmDialog>
  );
}
