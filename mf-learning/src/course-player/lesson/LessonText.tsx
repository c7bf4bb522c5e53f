import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Pill, Skeleton, SkeletonGroup, useFormats } from 'shared-ui';
import { LessonDocument } from 'shared-ui/lesson-text';
import { paths } from 'shared-ui/paths';
import { lazyPart } from 'shared-ui/remote';
import { getDocumentUrl } from '../api.ts';
import { neighbours, resumeLesson, type Course, type Lesson } from '../course.ts';
import { DocumentList } from '../documents/DocumentList.tsx';
import { playerMessages } from '../player-messages.ts';
import { messages } from './messages.ts';
import { useAfterVideo } from './use-after-video.ts';

/** With the forms of the platform, which a lesson's first frame does not need. */
const Checkpoint = lazyPart(() =>
  import('./text/Checkpoint.tsx').then((module) => module.Checkpoint),
);

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  maxWidth: 1040,
  padding: theme.spacing(5, 4, 8),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7, 8, 14) },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(10) },
  '& > *': { minWidth: 0 },
  '@media print': {
    '&&': { display: 'block', maxWidth: 'none', padding: 0 },
    '& > * + *': { marginTop: theme.spacing(6) },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  '& > div:first-of-type': { flex: '1 1 260px', minWidth: 0 },
}));

const Module = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  margin: theme.spacing(1, 0, 2),
  overflowWrap: 'anywhere',
}));

/** On phones the same actions are in the bottom bar. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  flexWrap: 'wrap',
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Description = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: theme.layout.readingMax,
}));

const Group = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const GroupTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h4 }));

/** Title, text and documents of the lesson, with what can be done next. */
export function LessonText({
  course,
  lesson,
  headingRef,
  goOn,
  lockText,
  children,
  panels,
}: {
  course: Course;
  lesson: Lesson;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The one contained button of the page. */
  goOn: ReactNode;
  lockText: string | null;
  /** Notices between heading and text. */
  children?: ReactNode;
  /** What the learner adds to the lesson: below everything of it. */
  panels?: ReactNode;
}) {
  const { date } = useFormats();
  const number = course.modules.findIndex((module) => module.id === lesson.moduleId) + 1;
  const module = course.modules[number - 1];
  const { previous } = neighbours(course, lesson.id);
  const isAfterVideo = useAfterVideo(lesson);
  const resume = resumeLesson(course);
  const handouts = lesson.documents.filter((document) => document.kind === 'pdf');
  const materials = [...(module?.documents ?? []), ...course.documents].filter(
    (document) => document.kind === 'pdf',
  );
  return (
    <Root>
      <Head>
        <div>
          <Module>
            <FormattedMessage
              {...messages.moduleName}
              values={{ number, name: module?.name ?? '' }}
            />
          </Module>
          <Title ref={headingRef} tabIndex={-1} lang="it">
            {lesson.name}
          </Title>
          {lesson.isCompleted && (
            <Pill tone="success">
              <FormattedMessage
                {...playerMessages.completedOn}
                values={{ date: date(lesson.completedDate) }}
              />
            </Pill>
          )}
        </div>
        <Actions>
          {previous && (
            <Button
              variant="outlined"
              to={paths.lesson({ courseId: course.id, lessonId: previous.id })}
              startIcon={<ArrowLeft size={18} weight="bold" aria-hidden />}
            >
              <FormattedMessage {...playerMessages.previous} />
            </Button>
          )}
          {goOn}
        </Actions>
      </Head>
      {children}
      {lockText !== null ? (
        <Group>
          <GroupTitle>
            <FormattedMessage {...messages.lockedTitle} />
          </GroupTitle>
          <Description>{lockText}</Description>
          {resume && resume.lock === null && (
            <div>
              <Button
                to={paths.lesson({ courseId: course.id, lessonId: resume.id })}
                endIcon={<ArrowRight size={18} weight="bold" aria-hidden />}
              >
                <FormattedMessage {...messages.toOpenLesson} />
              </Button>
            </div>
          )}
        </Group>
      ) : lesson.isArriving ? (
        <SkeletonGroup>
          <Skeleton height="1.2em" width="90%" />
          <br />
          <Skeleton height="1.2em" width="70%" />
        </SkeletonGroup>
      ) : (
        lesson.text.blocks.length > 0 && (
          <LessonDocument
            key={`text ${lesson.id}`}
            text={lesson.text}
            pictures={lesson.pictures}
            newPictureUrl={(fileName) => getDocumentUrl(course.id, fileName)}
            checkpoint={(block) => isAfterVideo && <Checkpoint checkpoint={block} />}
          />
        )
      )}
      {lockText === null && handouts.length > 0 && (
        <Group>
          <GroupTitle>
            <FormattedMessage {...messages.documents} />
          </GroupTitle>
          <DocumentList courseId={course.id} documents={handouts} />
        </Group>
      )}
      {materials.length > 0 && (
        <Group>
          <GroupTitle>
            <FormattedMessage {...messages.courseDocuments} />
          </GroupTitle>
          <DocumentList courseId={course.id} documents={materials} />
        </Group>
      )}
      {panels}
    </Root>
  );
}
