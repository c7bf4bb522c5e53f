import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Glyph, saveFile } from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import type { WireReport } from './api.ts';
import { messages } from './messages.ts';
import { NoticeList } from './NoticeList.tsx';
import { reasonOf } from './notice-rows.ts';
import { reportText } from './report-file.ts';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignContent: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'grid', gap: theme.spacing(4), alignContent: 'start' },
  '& > div > p': {
    margin: 0,
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '&[data-count="read"] svg': { color: theme.vars.palette.success.main },
  '&[data-count="warned"] svg': { color: theme.vars.palette.warning.main },
  '&[data-count="unread"] svg': { color: theme.vars.palette.error.main },
}));

const glyphs = { read: 'successFill', warned: 'warningFill', unread: 'errorFill' } as const;
const counts = ['read', 'warned', 'unread'] as const;

/** What a package would add: three counts, and every question that loses something. */
export function ImportReport({
  report,
  onAdd,
  onCancel,
}: {
  report: WireReport;
  onAdd: () => Promise<void>;
  onCancel: () => void;
}) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const drafts = report.read + report.warned;

  const text = () =>
    reportText(report, {
      read: intl.formatMessage(messages.read),
      warned: intl.formatMessage(messages.warned),
      unread: intl.formatMessage(messages.unread),
      reasonOf: (notice) => intl.formatMessage(reasonOf(notice)),
    });

  async function add() {
    setBusy(true);
    await onAdd();
    setBusy(false);
  }

  return (
    <Halves>
      <div>
        <DescriptionList
          items={counts.map((count) => ({
            key: count,
            label: (
              <Sign data-count={count}>
                <Glyph name={glyphs[count]} size={16} />
                <FormattedMessage {...messages[count]} />
              </Sign>
            ),
            value: intl.formatNumber(report[count]),
          }))}
        />
        <p>
          <FormattedMessage {...messages.drafts} />
        </p>
        {report.tests.length > 0 && (
          <p>
            <FormattedMessage {...messages.tests} values={{ count: report.tests.length }} />
          </p>
        )}
        <Actions>
          <Button
            busy={isBusy}
            onClick={() => void add()}
            {...(drafts === 0 && { disabledReason: <FormattedMessage {...messages.nothing} /> })}
          >
            <FormattedMessage {...messages.add} values={{ count: drafts }} />
          </Button>
          <Button variant="outlined" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button
            variant="text"
            onClick={() =>
              saveFile(
                `${report.fileName.replace(/\.zip$/i, '')}.txt`,
                new Blob([text()], { type: 'text/plain;charset=utf-8' }),
              )
            }
          >
            <FormattedMessage {...messages.download} />
          </Button>
        </Actions>
      </div>
      {report.notices.length > 0 && <NoticeList notices={report.notices} />}
    </Halves>
  );
}
