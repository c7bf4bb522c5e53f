import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Button } from 'shared-ui';
import { askMessages } from './ask-messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(4),
  padding: theme.spacing(4),
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.sunken,
  overflowWrap: 'anywhere',
  '& > p': { margin: 0, maxWidth: theme.layout.readingMax },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(3),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { minWidth: 0, maxWidth: '100%' },
  },
  // The name of a host can be longer than a phone is wide.
  '& button': { maxWidth: '100%', height: 'auto', whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));

type AskHostsProps = {
  hosts: readonly string[];
  /** Why they would be asked. */
  why: (typeof askMessages)['badge' | 'checks'];
  /** The host that is asked now. */
  asking: string | null;
  onAgree: (host: string) => void;
};

/** What each host learns of the visitor, and a consent for each of them. */
export function AskHosts({ hosts, why, asking, onAgree }: AskHostsProps) {
  return (
    <Root>
      <p>
        <FormattedMessage {...why} /> <FormattedMessage {...askMessages.learns} />
      </p>
      <ul>
        {hosts.map((host) => (
          <li key={host}>
            <Button
              variant="outlined"
              busy={asking === host}
              disabled={asking !== null && asking !== host}
              onClick={() => onAgree(host)}
            >
              <FormattedMessage {...askMessages.ask} values={{ host }} />
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
