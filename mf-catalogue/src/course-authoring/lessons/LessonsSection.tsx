import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Button, EmptyState, Glyph, PaddedCard, useFormats } from 'shared-ui';
import { useTabParam } from 'shared-ui/details';
import { useFaults, useFormikContext } from 'shared-ui/forms';
import { SortableList } from 'shared-ui/sortable';
import { authoringMessages } from '../authoring-messages.ts';
import {
  lessonsOf,
  minutesOf,
  newLesson,
  type CourseForm,
  type LessonForm,
} from '../course/course-form.ts';
import { Section } from '../field-layout.ts';
import { PartCard } from '../parts/PartCard.tsx';
import { useParts } from '../parts/use-parts.ts';
import { sectionNames } from '../sections.ts';
import { useAuthoring } from '../use-authoring.ts';
import { LessonFields } from './LessonFields.tsx';
import { messages } from './messages.ts';

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(1, 4),
    '& > h2': { ...theme.typography.h3, overflowWrap: 'anywhere' },
    '& > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > button': { justifySelf: 'start' },
}));

/** The lessons of each module in their order; those without a module come first, to be given one. */
export function LessonsSection() {
  const intl = useIntl();
  const { values } = useFormikContext<CourseForm>();
  // One for all groups: an open lesson stays open when it gets another module.
  const lessons = useParts('lessons');
  const [, setTab] = useTabParam('tab', sectionNames);
  const strays = lessonsOf(values, '');
  if (values.modules.length === 0 && strays.length === 0) {
    return (
      <Section>
        <NoLessonFault />
        <PaddedCard>
          <EmptyState
            illustration="lesson"
            titleLevel={2}
            title={<FormattedMessage {...messages.lessonsNeedModule} />}
            text={<FormattedMessage {...messages.lessonsNeedModuleText} />}
            action={
              <Button variant="outlined" onClick={() => setTab('moduli')}>
                <FormattedMessage {...messages.toModules} />
              </Button>
            }
          />
        </PaddedCard>
      </Section>
    );
  }
  return (
    <Section>
      <NoLessonFault />
      {strays.length > 0 && (
        <LessonGroup
          lessons={lessons}
          module=""
          title={intl.formatMessage(messages.withoutModule)}
        />
      )}
      {values.modules.map(({ key, name }, place) => (
        <LessonGroup
          key={key}
          lessons={lessons}
          module={key}
          title={
            name.trim() ||
            intl.formatMessage(authoringMessages.unnamedModule, { number: place + 1 })
          }
        />
      ))}
    </Section>
  );
}

/** Why the course cannot be published, where that is put right. */
function NoLessonFault() {
  const { submitCount } = useFormikContext<CourseForm>();
  const { lessons } = useFaults<CourseForm>();
  if (submitCount === 0 || typeof lessons !== 'string') return null;
  return (
    <Alert tone="danger" announce="alert" data-fault tabIndex={-1}>
      {lessons}
    </Alert>
  );
}

function LessonGroup({
  lessons,
  module,
  title,
}: {
  lessons: ReturnType<typeof useParts<'lessons'>>;
  module: string;
  title: string;
}) {
  const intl = useIntl();
  const { duration } = useFormats();
  const { locks } = useAuthoring();
  const { values, setValues } = useFormikContext<CourseForm>();
  const own = lessonsOf(values, module);
  const nameOf = ({ name }: LessonForm, place: number) =>
    name.trim() || intl.formatMessage(authoringMessages.unnamedLesson, { number: place + 1 });
  const remove = (lesson: LessonForm) =>
    setValues({
      ...values,
      lessons: values.lessons.filter(({ key }) => key !== lesson.key),
      documents: values.documents.filter(({ place }) => place !== lesson.key),
    });
  const summaryOf = (lesson: LessonForm) => (
    <>
      {duration(Number(lesson.duration) || 0)}
      {lesson.isFreePreview && (
        <>
          {' · '}
          <FormattedMessage {...messages.freePreviewMark} />
        </>
      )}
    </>
  );

  return (
    <Group>
      <header>
        <h2>{title}</h2>
        {own.length > 0 && <span>{duration(minutesOf(own))}</span>}
      </header>
      {own.length === 0 && (
        <p>
          <FormattedMessage {...messages.noLessons} />
        </p>
      )}
      <SortableList
        items={own}
        nameOf={nameOf}
        isLocked={locks.content}
        onMove={(from, to) => lessons.move(own, from, to)}
      >
        {(lesson, place, controls) => (
          <PartCard
            name={nameOf(lesson, place)}
            summary={summaryOf(lesson)}
            controls={controls}
            isOpen={lessons.isOpen(lesson)}
            onToggle={() => lessons.toggle(lesson)}
            isFaulty={lessons.isFaulty(lesson)}
            isLocked={locks.content}
            onRemove={() => remove(lesson)}
          >
            <LessonFields path={lessons.pathOf(lesson)} />
          </PartCard>
        )}
      </SortableList>
      {!locks.content && module !== '' && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Glyph name="plus" size={16} />}
          aria-label={intl.formatMessage(messages.addLessonTo, { module: title })}
          onClick={() => void lessons.add(newLesson(module))}
        >
          <FormattedMessage {...messages.addLesson} />
        </Button>
      )}
    </Group>
  );
}
