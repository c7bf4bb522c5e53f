import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, PaddedCard, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { ExamResult } from '../api.ts';
import { messages } from './messages.ts';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(3, 4),
    padding: theme.spacing(3.5, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:last-child': { border: 0, paddingBottom: 0 },
  '& > li > i': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 32,
    height: 32,
    borderRadius: '50%',
    fontStyle: 'normal',
    fontWeight: 700,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
  },
  '& > li > div': { display: 'grid', flex: '1 1 10rem', minWidth: 0 },
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Three are a start; all of a weak module would be a course. */
const MAX_LESSONS = 3;

/** The lessons of the weakest areas. */
export function StudyAgain({ result: { courseId, lessons } }: { result: ExamResult }) {
  const intl = useIntl();
  const { duration } = useFormats();
  return (
    <PaddedCard as="section">
      <Title>
        <FormattedMessage {...messages.studyTitle} />
      </Title>
      <List>
        {lessons.slice(0, MAX_LESSONS).map(({ id, name, area, minutes }, index) => (
          <li key={id}>
            <i aria-hidden="true">{index + 1}</i>
            <div>
              <b>{name}</b>
              <small>{minutes > 0 ? `${area}, ${duration(minutes)}` : area}</small>
            </div>
            <Button
              variant="tonal"
              size="small"
              sx={{ minHeight: 44 }}
              to={paths.lesson({ courseId, lessonId: id })}
              aria-label={intl.formatMessage(messages.studyLesson, { name })}
            >
              <FormattedMessage {...messages.study} />
            </Button>
          </li>
        ))}
      </List>
    </PaddedCard>
  );
}
