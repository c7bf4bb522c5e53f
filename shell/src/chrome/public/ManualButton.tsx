import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from 'shared-auth';
import { saveFile, toast } from 'shared-ui';
import { messages } from '../messages.ts';

/** Looks like the links beside it. */
const Root = styled('button')(({ theme }) => ({
  minHeight: theme.spacing(8),
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.onBand, textDecoration: 'underline' },
}));

/** `GET Documents/UserManual` (PUB-06): by a call, whose language is the page's; a link would send the browser's. */
export function ManualButton() {
  const intl = useIntl();
  const manual = useMutation({
    mutationFn: () => api.blob('/api/Documents/UserManual'),
    onSuccess: (file) => saveFile(intl.formatMessage(messages.manualFile), file),
    onError: () => {
      toast.error(intl.formatMessage(messages.manualFailed));
    },
  });
  return (
    <Root
      type="button"
      aria-busy={manual.isPending}
      onClick={() => {
        if (!manual.isPending) manual.mutate();
      }}
    >
      <FormattedMessage {...messages.manual} />
    </Root>
  );
}
