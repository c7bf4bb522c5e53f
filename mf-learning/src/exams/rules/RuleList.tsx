import { CalendarCheck } from '@phosphor-icons/react/dist/csr/CalendarCheck';
import { CloudCheck } from '@phosphor-icons/react/dist/csr/CloudCheck';
import { Flag } from '@phosphor-icons/react/dist/csr/Flag';
import { Repeat } from '@phosphor-icons/react/dist/csr/Repeat';
import { Tabs } from '@phosphor-icons/react/dist/csr/Tabs';
import { WifiSlash } from '@phosphor-icons/react/dist/csr/WifiSlash';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useFormats } from 'shared-ui';
import type { ExamOverview } from '../api.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    gap: theme.spacing(4),
    padding: theme.spacing(3.5, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:last-child': { border: 0 },
  '& svg': { flex: 'none', marginTop: 2, color: theme.vars.palette.primary.main },
  '& div': { display: 'grid' },
  '& b': { fontWeight: 650 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const rules = [
  { Icon: CloudCheck, title: messages.savedTitle, text: messages.savedText },
  { Icon: WifiSlash, title: messages.offlineTitle, text: messages.offlineText },
  { Icon: Flag, title: messages.flagTitle, text: messages.flagText },
  { Icon: Tabs, title: messages.onePageTitle, text: messages.onePageText },
] as const;

/** What a candidate should know. */
export function RuleList({ overview: { right, hoursBetween } }: { overview: ExamOverview }) {
  const { date } = useFormats();
  return (
    <List>
      {rules.map(({ Icon, title, text }) => (
        <li key={title.id}>
          <Icon size={24} aria-hidden />
          <div>
            <b>
              <FormattedMessage {...title} />
            </b>
            <small>
              <FormattedMessage {...text} />
            </small>
          </div>
        </li>
      ))}
      {right !== null && right.attempts !== null && (
        <li>
          <CalendarCheck size={24} aria-hidden />
          <div>
            <b>
              <FormattedMessage
                {...messages.attemptsTitle}
                values={{ count: right.attempts, date: date(right.validUntil) }}
              />
            </b>
            {right.attempts > 1 && hoursBetween > 0 && (
              <small>
                <FormattedMessage {...messages.attemptsText} values={{ hours: hoursBetween }} />
              </small>
            )}
          </div>
        </li>
      )}
      {right !== null && right.attempts === null && (
        <li>
          <Repeat size={24} aria-hidden />
          <div>
            <b>
              <FormattedMessage
                {...messages.endlessTitle}
                values={{ date: date(right.validUntil) }}
              />
            </b>
            <small>
              <FormattedMessage {...messages.endlessText} />
            </small>
          </div>
        </li>
      )}
    </List>
  );
}
