import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { ArrowSquareOut } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { FilePdf } from '@phosphor-icons/react/dist/csr/FilePdf';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import type { CourseDocument } from '../course.ts';
import { messages } from './messages.ts';
import { openDocument } from './open-document.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
}));

const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3.5),
  width: '100%',
  minHeight: 64,
  padding: theme.spacing(3, 4),
  textAlign: 'left',
  font: 'inherit',
  color: 'inherit',
  border: `1px solid ${theme.vars.palette.border.default}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: `border-color ${theme.duration.fast} ${theme.easing.standard}`,
  '&:hover': { borderColor: theme.vars.palette.border.strong },
  '&:disabled': { cursor: 'default', color: theme.vars.palette.text.secondary },
  '& > svg': { flex: 'none' },
  '& > svg:first-of-type': { color: theme.vars.palette.primary.main },
  '& > span': { flex: 1, display: 'grid', lineHeight: 1.35, minWidth: 0 },
  '& b': { fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}));

/** Handouts. */
export function DocumentList({
  courseId,
  documents,
}: {
  courseId: number;
  documents: readonly CourseDocument[];
}) {
  const intl = useIntl();
  const { fileSize } = useFormats();

  return (
    <List>
      {documents.map((document) => {
        const { name, isDownloadable } = document;
        const action = isDownloadable ? messages.downloadDocument : messages.openDocument;
        const kind =
          document.url === null
            ? intl.formatMessage(messages.documentPending)
            : document.size === null
              ? intl.formatMessage(messages.pdfOnly)
              : intl.formatMessage(messages.pdf, { size: fileSize(document.size) });
        return (
          <li key={document.id}>
            <Row
              type="button"
              disabled={document.url === null}
              aria-label={`${intl.formatMessage(action, { name })}, ${kind}`}
              onClick={() => void openDocument(courseId, document)}
            >
              <FilePdf size={26} aria-hidden />
              <span>
                {/* The space is read, not seen: the name of the button has the same words. */}
                <b>{name}</b> <small>{kind}</small>
              </span>
              {isDownloadable ? (
                <DownloadSimple size={20} aria-hidden />
              ) : (
                <ArrowSquareOut size={20} aria-hidden />
              )}
            </Row>
          </li>
        );
      })}
    </List>
  );
}
