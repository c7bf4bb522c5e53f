import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Pill, useFormats } from 'shared-ui';
import { PathIcon } from '../chrome/PathIcon.tsx';
import type { OwnSession } from './api.ts';
import { DeviceName } from './DeviceName.tsx';
import { icons } from './icons.ts';
import { messages } from './messages.ts';

const Root = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  padding: theme.spacing(4, 0),
  color: theme.vars.palette.text.secondary,
  '& > :last-child': { gridColumn: 2, justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > :last-child': { gridColumn: 'auto' },
  },
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  fontSize: '0.875rem',
  '& b': { fontSize: '1rem', fontWeight: 600, color: theme.vars.palette.text.primary },
}));

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** One place where the person is logged in. */
export function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { date, dateTime } = useFormats();
  const nameId = useId();
  const buttonId = useId();
  const { address, place, device } = session;
  const isHere = address !== null && isLoopback(address);
  return (
    <Root>
      <span>
        <PathIcon path={icons[device.kind]} size={28} />
      </span>
      <Facts>
        <b id={nameId}>
          <DeviceName device={device} />
        </b>
        <span>
          <FormattedMessage
            {...messages.lastUse}
            values={{ when: dateTime(session.lastUsedAt), end: date(session.endsAt) }}
          />
        </span>
        <span>
          {isHere ? (
            <FormattedMessage {...messages.thisComputer} />
          ) : (
            [place, address].filter(Boolean).join(' · ')
          )}
        </span>
      </Facts>
      {session.isCurrent ? (
        <Pill tone="success" glyph="successFill">
          <FormattedMessage {...messages.thisSession} />
        </Pill>
      ) : (
        <Button
          id={buttonId}
          variant="outlined"
          size="small"
          aria-labelledby={`${buttonId} ${nameId}`}
          onClick={onEnd}
        >
          <FormattedMessage {...messages.end} />
        </Button>
      )}
    </Root>
  );
}
