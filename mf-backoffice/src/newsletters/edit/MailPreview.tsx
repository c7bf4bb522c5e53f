import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { SectionHead } from 'shared-ui';
import type { Newsletter } from '../api.ts';
import { messages } from './messages.ts';

/** Always white, as mail programs show it. */
const Letter = styled('article')(({ theme }) => ({
  overflow: 'hidden',
  border: '1px solid #C3D0D0',
  borderRadius: 16,
  backgroundColor: '#FFFFFF',
  color: '#0D1E2C',
  overflowWrap: 'anywhere',
  '& > header': { padding: theme.spacing(4, 5), borderBottom: '1px solid #DCE5E4' },
  '& > header > b': { display: 'block', fontWeight: 600 },
  '& > div': { padding: theme.spacing(5), display: 'grid', gap: theme.spacing(4) },
  '& h3': { ...theme.typography.h4, color: '#0D1E2C' },
  '& p': { whiteSpace: 'pre-line', margin: 0 },
  '& > footer': {
    padding: theme.spacing(4, 5),
    backgroundColor: '#E9F0EF',
    color: '#465865',
    fontSize: '0.875rem',
  },
  '& u': { color: '#075558' },
}));

/** The mail as its reader gets it, addressed to who is looking. */
export function MailPreview({
  title,
  text,
  courseId,
  courseTitle,
}: Pick<Newsletter, 'title' | 'text' | 'courseId' | 'courseTitle'>) {
  const intl = useIntl();
  const { person } = useSession();
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return (
    <section>
      <SectionHead title={intl.formatMessage(messages.preview)} />
      <Letter>
        <header>
          <b>{title}</b>
          <FormattedMessage {...messages.previewFrom} />
        </header>
        <div>
          <h3>{title}</h3>
          <p>
            <FormattedMessage {...messages.previewGreeting} values={{ name: person?.name ?? '' }} />
          </p>
          {paragraphs.map((part, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other name
            <p key={place}>{part.trim()}</p>
          ))}
        </div>
        <footer>
          {courseId === null ? (
            <FormattedMessage {...messages.previewReasonPlatform} />
          ) : (
            <FormattedMessage
              {...messages.previewReasonCourse}
              values={{ course: courseTitle ?? '', isNamed: courseTitle !== null }}
            />
          )}{' '}
          <u>
            <FormattedMessage {...messages.previewUnsubscribe} />
          </u>
        </footer>
      </Letter>
    </section>
  );
}
