import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Alert, Button, Page, Pill, VisuallyHidden } from 'shared-ui';
import { Tabs, useTabParam } from 'shared-ui/details';
import { Form, useFaults, useFormikContext } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { lazyPart } from 'shared-ui/remote';
import { courseStatus } from '../course-items.ts';
import { courseMessages } from '../course-messages.ts';
import { authoringMessages } from './authoring-messages.ts';
import type { CourseForm } from './course/course-form.ts';
import type { WireCourse } from './course/course-wire.ts';
import type { Locks } from './course/life-cycle.ts';
import { FaqSection } from './faq/FaqSection.tsx';
import { ModulesSection } from './modules/ModulesSection.tsx';
import { OverviewSection } from './overview/OverviewSection.tsx';
import { statusMessage } from './overview/status-message.ts';
import { SaveBar } from './saving/SaveBar.tsx';
import { StatusButtons } from './saving/StatusButtons.tsx';
import { faultCount, sectionNames, type SectionName } from './sections.ts';
import { useAuthoring } from './use-authoring.ts';
import { useFaultFocus } from './use-fault-focus.ts';

const DocumentsSection = lazyPart(() =>
  import('./documents/DocumentsSection.tsx').then((module) => module.DocumentsSection),
);
const LessonsSection = lazyPart(() =>
  import('./lessons/LessonsSection.tsx').then((module) => module.LessonsSection),
);
const SubscribersSection = lazyPart(() =>
  import('./subscribers/SubscribersSection.tsx').then((module) => module.SubscribersSection),
);
const ExamsSection = lazyPart(() =>
  import('./exams/ExamsSection.tsx').then((module) => module.ExamsSection),
);

const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  ...theme.typography.body2,
}));

const Sections = styled('div')(({ theme }) => ({
  // The row of tabs scrolls, not the page.
  minWidth: 0,
  // What has the focus is never below the save bar.
  '& :is(input, textarea, select, button)': { scrollMarginBottom: theme.spacing(28) },
}));

const Notices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '&:not(:empty)': { marginBottom: theme.spacing(5) },
}));

const Faults = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  marginLeft: theme.spacing(2),
  padding: theme.spacing(0, 1.5),
  borderRadius: 11,
  fontSize: '0.8125rem',
  backgroundColor: theme.vars.palette.error.main,
  color: theme.vars.palette.error.contrastText,
}));

const labels = {
  panoramica: authoringMessages.overview,
  moduli: authoringMessages.modules,
  lezioni: authoringMessages.lessons,
  documenti: authoringMessages.documents,
  faq: authoringMessages.faq,
  esami: authoringMessages.exams,
  iscritti: authoringMessages.subscribers,
} satisfies Record<SectionName, MessageDescriptor>;

/** What a course has once it is stored. */
const ofStored: ReadonlySet<SectionName> = new Set(['esami', 'iscritti']);

/** The page: one form in sections, its notices above, its save below. */
export function CourseFormView({
  stored,
  notices,
  saveAs,
  remove,
}: {
  stored: WireCourse | null;
  notices: ReactNode;
  /** Saves the form; null keeps the status. */
  saveAs: (status: number | null) => void;
  remove: () => void;
}) {
  const intl = useIntl();
  const { savedStatus, locks, uploading, unsaved } = useAuthoring();
  const { submitCount, dirty } = useFormikContext<CourseForm>();
  const faults = useFaults<CourseForm>();
  const [section, show] = useTabParam('tab', sectionNames);
  const holder = useFaultFocus(section, show);
  const title =
    stored === null
      ? intl.formatMessage(authoringMessages.newTitle)
      : stored.title || intl.formatMessage(authoringMessages.editTitle);
  const shown = sectionNames.filter((name) => stored !== null || !ofStored.has(name));
  const current = shown.includes(section) ? section : 'panoramica';
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(courseMessages.dashboard), to: paths.dashboard() },
        { label: intl.formatMessage(courseMessages.coursesTitle), to: paths.courses() },
        { label: title },
      ]}
      {...(stored === null ? {} : { lead: <CourseFacts course={stored} /> })}
      actions={
        <>
          {stored !== null && <CourseLinks courseId={stored.id} />}
          <StatusButtons saveAs={saveAs} remove={remove} />
        </>
      }
    >
      <Notices>
        {notices}
        {locks.content && (
          <Alert tone="info">
            <FormattedMessage {...lockNotice(savedStatus, locks)} />
          </Alert>
        )}
      </Notices>
      <Sections ref={holder}>
        <Tabs
          label={intl.formatMessage(authoringMessages.sections)}
          tabs={shown.map((value) => ({
            value,
            label: (
              <>
                <FormattedMessage {...labels[value]} />
                {submitCount > 0 && <TabFaults count={faultCount(value, faults)} />}
              </>
            ),
          }))}
          value={current}
          onChange={show}
        >
          {/* Exams are saved by forms of their own, and a form cannot be inside another. */}
          <div hidden={current === 'esami'}>
            <Form>
              {/* What is on its way goes on while another section is shown. */}
              {(current === 'panoramica' || uploading.has('cover')) && (
                <div hidden={current !== 'panoramica'}>
                  <OverviewSection />
                </div>
              )}
              {(current === 'documenti' ||
                uploading.has('videos') ||
                uploading.has('handouts')) && (
                <div hidden={current !== 'documenti'}>
                  <DocumentsSection />
                </div>
              )}
              {current === 'moduli' && <ModulesSection />}
              {current === 'lezioni' && <LessonsSection />}
              {current === 'faq' && <FaqSection />}
              {current === 'iscritti' && stored !== null && (
                <SubscribersSection courseId={stored.id} />
              )}
              {/* Of subscribers nothing is saved: over their table it would only be in the way. */}
              {(current !== 'iscritti' || dirty) && (
                <SaveBar isNew={stored === null} onSave={() => saveAs(null)} />
              )}
            </Form>
          </div>
          {(current === 'esami' || unsaved.size > 0) && stored !== null && (
            <div hidden={current !== 'esami'}>
              <ExamsSection courseId={stored.id} />
            </div>
          )}
        </Tabs>
      </Sections>
    </Page>
  );
}

/** What of a locked course can still be changed. */
function lockNotice(savedStatus: number | null, { faq }: Locks): MessageDescriptor {
  if (savedStatus === courseStatus.deleted) return authoringMessages.lockedDeleted;
  return faq ? authoringMessages.lockedAll : authoringMessages.lockedContent;
}

const tones = ['neutral', 'success', 'warning', 'danger'] as const;

/** The saved status and version: read only (EDIT-17). */
function CourseFacts({ course }: { course: WireCourse }) {
  return (
    <Facts>
      <Pill tone={tones[course.statoCorso] ?? 'danger'}>
        <FormattedMessage {...statusMessage(course.statoCorso)} />
      </Pill>
      <FormattedMessage {...authoringMessages.version} values={{ version: course.version }} />
    </Facts>
  );
}

/** The saved course as learners see it, in new tabs, so that unsaved input stays. */
function CourseLinks({ courseId }: { courseId: number }) {
  return (
    <>
      <Button variant="text" href={paths.course(courseId)} target="_blank">
        <FormattedMessage {...authoringMessages.detail} />
      </Button>
      <Button variant="outlined" href={paths.coursePlayer(courseId)} target="_blank">
        <FormattedMessage {...authoringMessages.preview} />
      </Button>
    </>
  );
}

function TabFaults({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Faults>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        <FormattedMessage {...authoringMessages.tabFaults} values={{ count }} />
      </VisuallyHidden>
    </Faults>
  );
}
