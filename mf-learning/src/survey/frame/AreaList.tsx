import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Circle } from '@phosphor-icons/react/dist/csr/Circle';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Position } from '../position/survey-position.ts';
import type { Survey } from '../survey.ts';
import { areaMessages } from './area-messages.ts';
import { messages } from './messages.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  margin: theme.spacing(8, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2.5),
    fontSize: '0.9375rem',
    color: theme.vars.palette.text.onBandMuted,
    '& svg': { flex: 'none' },
    '&[aria-current]': { color: theme.vars.palette.text.onBand, fontWeight: 600 },
    '&[data-done] svg': { color: theme.vars.palette.primary.onBand },
  },
}));

/** The areas of the survey, on a band: which are behind, which is now. */
export function AreaList({ survey, at }: { survey: Survey; at: Position }) {
  const intl = useIntl();
  const done = at.state === 'interval' ? at.area + 1 : at.area;
  return (
    <List aria-label={intl.formatMessage(messages.areas)}>
      {survey.areas.map(({ id, kind }, place) => {
        const isDone = place < done;
        return (
          <li
            key={id}
            {...(isDone ? { 'data-done': '' } : {})}
            {...(place === done ? { 'aria-current': 'step' as const } : {})}
          >
            {isDone ? (
              <CheckCircle
                size={20}
                weight="fill"
                role="img"
                aria-label={intl.formatMessage(messages.areaDone)}
              />
            ) : (
              <Circle size={20} weight={place === done ? 'bold' : 'regular'} aria-hidden />
            )}
            <FormattedMessage {...areaMessages[kind]} />
          </li>
        );
      })}
    </List>
  );
}
