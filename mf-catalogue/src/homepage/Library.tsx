import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { FilePdf } from '@phosphor-icons/react/dist/csr/FilePdf';
import { MonitorPlay } from '@phosphor-icons/react/dist/csr/MonitorPlay';
import { Question } from '@phosphor-icons/react/dist/csr/Question';
import { useMutation } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Glyph, Spinner, toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { downloadManual } from '../download-manual.ts';
import { messages } from './messages.ts';
import { Section } from './section.ts';

const Columns = styled(Section)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  alignItems: 'center',
  paddingBottom: theme.spacing(16),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 2fr',
    gap: theme.spacing(12),
    paddingBottom: theme.spacing(24),
  },
  '& h2': theme.typography.h2,
  '& h2 + p': { color: theme.vars.palette.text.secondary, marginTop: theme.spacing(2) },
}));

const Shelf = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li > *': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gridTemplateRows: 'auto 1fr',
    gap: theme.spacing(5, 3),
    alignItems: 'start',
    width: '100%',
    height: '100%',
    minHeight: '9.25rem',
    padding: theme.spacing(5),
    border: `1px solid ${theme.vars.palette.border.default}`,
    borderRadius: theme.radius.lg,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    textAlign: 'left',
    lineHeight: 1.3,
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.border.strong },
    '& > svg:first-of-type': {
      gridColumn: '1 / -1',
      color: theme.vars.palette.primary.main,
    },
    '& > span': { display: 'grid' },
    '& > :last-child': { alignSelf: 'end' },
    '& b': { fontWeight: 650 },
    '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  },
}));

/** Tutorial, user manual, FAQ (PUB-05). */
export function Library() {
  const intl = useIntl();
  const manual = useMutation({
    mutationFn: () => downloadManual(intl.formatMessage(messages.manualFile)),
    onError: () => {
      toast.error(intl.formatMessage(messages.manualFailed));
    },
  });
  return (
    <Columns>
      <div>
        <h2>
          <FormattedMessage {...messages.library} />
        </h2>
        <p>
          <FormattedMessage {...messages.libraryText} />
        </p>
      </div>
      <Shelf>
        <li>
          <Link to={paths.publicTutorial()}>
            <MonitorPlay size={28} aria-hidden="true" />
            <span>
              <b>
                <FormattedMessage {...messages.tutorial} />
              </b>
              <small>
                <FormattedMessage {...messages.tutorialText} />
              </small>
            </span>
            <Glyph name="right" />
          </Link>
        </li>
        <li>
          <button
            type="button"
            aria-busy={manual.isPending}
            onClick={() => {
              if (!manual.isPending) manual.mutate();
            }}
          >
            <FilePdf size={28} aria-hidden="true" />
            <span>
              <b>
                <FormattedMessage {...messages.manual} />
              </b>
              <small>
                <FormattedMessage
                  {...(manual.isPending ? messages.manualBusy : messages.manualText)}
                />
              </small>
            </span>
            {manual.isPending ? <Spinner /> : <DownloadSimple size={20} aria-hidden="true" />}
          </button>
        </li>
        <li>
          <Link to={paths.publicFaq()}>
            <Question size={28} aria-hidden="true" />
            <span>
              <b>
                <FormattedMessage {...messages.faq} />
              </b>
              <small>
                <FormattedMessage {...messages.faqText} />
              </small>
            </span>
            <Glyph name="right" />
          </Link>
        </li>
      </Shelf>
    </Columns>
  );
}
