import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Glyph } from 'shared-ui';
import type { WireNotice } from './api.ts';
import { messages } from './messages.ts';
import { adviceMessages, warningMessages } from './notice-messages.ts';
import { noticeRows, type UnreadRow, type WarnedRow } from './notice-rows.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 480,
  overflowY: 'auto',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(3),
    padding: theme.spacing(3, 0),
    borderTop: `1px solid ${theme.vars.palette.border.subtle}`,
    overflowWrap: 'anywhere',
  },
  '& li:first-of-type': { borderTop: 0 },
  '& [data-sign="unread"]': { color: theme.vars.palette.error.main },
  '& [data-sign="warning"]': { color: theme.vars.palette.warning.main },
  '& p': { margin: 0, ...theme.typography.body2 },
  '& p:first-of-type': { fontWeight: 650 },
  '& code': { fontSize: '.8125rem', color: theme.vars.palette.text.secondary },
}));

const MAX_FILES = 3;

/** What is not read, and what is read with a loss: each with its file. */
export function NoticeList({ notices }: { notices: readonly WireNotice[] }) {
  const intl = useIntl();
  return (
    // A long list scrolls: the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <List tabIndex={0} aria-label={intl.formatMessage(messages.list)}>
      {noticeRows(notices).map((row, place) => (
        <li key={place}>
          <span data-sign={row.isRead ? 'warning' : 'unread'}>
            <Glyph name={row.isRead ? 'warningFill' : 'errorFill'} size={22} />
          </span>
          <div>{row.isRead ? <Warned {...row} /> : <Unread {...row} />}</div>
        </li>
      ))}
    </List>
  );
}

function Unread({ notice, reason }: UnreadRow) {
  const { file, title, construct } = notice;
  return (
    <>
      <p>{title === '' ? file : <FormattedMessage {...messages.quoted} values={{ title }} />}</p>
      <p>
        <FormattedMessage {...reason} />
      </p>
      <code>{construct === '' ? file : `${file} · ${construct}`}</code>
    </>
  );
}

function Warned({ code, notices }: WarnedRow) {
  const intl = useIntl();
  const files = notices.slice(0, MAX_FILES).map(({ file }) => file);
  const rest = notices.length - files.length;
  const construct = notices[0]?.construct ?? '';
  return (
    <>
      <p>
        <FormattedMessage
          {...messages.warnedCount}
          values={{ count: notices.length, what: intl.formatMessage(warningMessages[code]) }}
        />
      </p>
      <p>
        <FormattedMessage {...adviceMessages[code]} />
      </p>
      <code>
        {files.join(', ')}{' '}
        {rest > 0 && <FormattedMessage {...messages.more} values={{ count: rest }} />}
        {construct !== '' && ` · ${construct}`}
      </code>
    </>
  );
}
