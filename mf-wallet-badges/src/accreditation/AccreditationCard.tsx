import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '@mui/material/styles';
import { useSession } from 'shared-auth';
import { Button, PaddedCard } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { accreditationState, accreditationTexts } from './accreditation-state.ts';
import { messages } from './messages.ts';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(4),
  '& h2': theme.typography.h3,
  // The quoted text is longer than a phone is wide.
  '& a': {
    maxWidth: '100%',
    paddingBlock: theme.spacing(2),
    textAlign: 'center',
    whiteSpace: 'normal',
  },
}));

/** The accreditation button of the profile (PROF-07); it leads to `/accreditamento` (PROF-28). */
export function AccreditationCard() {
  const intl = useIntl();
  const session = useSession();
  const { button, lead } = accreditationTexts[accreditationState(session)];
  const title = intl.formatMessage(messages.title);
  return (
    <Root as="section" aria-label={title}>
      <h2>{title}</h2>
      <p>
        <FormattedMessage {...lead} values={{ company: session.company?.name }} />
      </p>
      <Button variant="outlined" to={paths.accreditation()}>
        <FormattedMessage {...button} />
      </Button>
    </Root>
  );
}
