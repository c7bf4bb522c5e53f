import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Band, useFormats } from 'shared-ui';
import { ProgressBar } from 'shared-ui/details';
import type { Newsletter, Progress } from '../api.ts';
import { messages as newsletterMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { sentCount } from '../progress.ts';

const Box = styled(Band)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(6),
  borderRadius: 24,
  '& > p > b': { ...theme.typography.h2, fontVariantNumeric: 'tabular-nums' },
  '& > p': { margin: 0 },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(4, 8), margin: 0 },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.onBandMuted },
  '& dd': { margin: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
}));

/** How far the sending is, and what became of the mails. */
export function SendingProgress({
  state,
  progress,
}: {
  state: Newsletter['state'];
  progress: Progress;
}) {
  const intl = useIntl();
  const { integer } = useFormats();
  const done = sentCount(progress);
  const figures = [
    [messages.accepted, progress.accepted],
    [messages.refused, progress.refused],
    [messages.leftBefore, progress.left],
    ...(progress.unknown > 0 ? [[messages.unknown, progress.unknown] as const] : []),
  ] as const;
  return (
    <Box>
      <p>
        <b>{integer(done)}</b>{' '}
        <FormattedMessage {...messages.progressOf} values={{ all: integer(progress.recipients) }} />
      </p>
      <ProgressBar
        value={progress.recipients === 0 ? 100 : (100 * done) / progress.recipients}
        label={intl.formatMessage(newsletterMessages.progress)}
      />
      <dl>
        {figures.map(([label, count]) => (
          <div key={label.id}>
            <dt>
              <FormattedMessage {...label} />
            </dt>
            <dd>{integer(count)}</dd>
          </div>
        ))}
      </dl>
      {state === 'sending' && (
        <p>
          <FormattedMessage {...messages.sendingNote} />
        </p>
      )}
      {progress.unknown > 0 && (
        <p>
          <FormattedMessage {...messages.unknownNote} />
        </p>
      )}
    </Box>
  );
}
