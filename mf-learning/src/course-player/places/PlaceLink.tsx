import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from 'shared-ui/paths';
import { lessonsOf, type Course } from '../course.ts';
import { messages } from './messages.ts';
import { momentText, paragraphNumber, type Place } from './place.ts';

const Chip = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 32,
  padding: theme.spacing(0, 2.5),
  borderRadius: theme.radius.sm,
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.softText,
  fontSize: '0.8125rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
}));

const Lost = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** Goes to the place of a note, a question or a find. */
export function PlaceLink({ course, place }: { course: Course; place: Place }) {
  const intl = useIntl();
  const lesson = lessonsOf(course).find(({ id }) => id === place.lessonId);
  if (lesson === undefined) {
    return (
      <Lost>
        <FormattedMessage {...messages.lostLesson} />
      </Lost>
    );
  }
  const { second, paragraph } = place;
  const number = paragraph === null ? null : paragraphNumber(lesson, paragraph);
  const moment = second === null ? null : momentText(second);
  const mark =
    moment ??
    (number === null
      ? intl.formatMessage(paragraph === null ? messages.wholeLesson : messages.lostParagraph)
      : intl.formatMessage(messages.paragraphMark, { number }));
  const target =
    moment !== null
      ? intl.formatMessage(messages.goToMoment, { moment, lesson: lesson.name })
      : number !== null
        ? intl.formatMessage(messages.goToParagraph, { number, lesson: lesson.name })
        : intl.formatMessage(messages.goToLesson, { lesson: lesson.name });
  return (
    <Chip
      to={paths.lesson({ courseId: course.id, lessonId: lesson.id, second, paragraph })}
      // Who speaks to the browser says what is seen (WCAG 2.5.3).
      aria-label={target.includes(mark) ? target : `${mark}. ${target}`}
    >
      {moment !== null && <Play size={12} weight="fill" aria-hidden />}
      {mark}
    </Chip>
  );
}
