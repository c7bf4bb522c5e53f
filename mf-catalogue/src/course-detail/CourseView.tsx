import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isApiError } from 'shared-auth';
import { BottomBar, LoadError, Page, Skeleton, StateView, useFormats } from 'shared-ui';
import { Tabs, useTabParam, type Tab } from 'shared-ui/details';
import { Slot, useSlotFillers } from 'shared-ui/remote';
import { courseQuery, type Course } from './api.ts';
import { BarPrice } from './purchase/BarPrice.tsx';
import { CourseContacts } from './contacts/CourseContacts.tsx';
import { CourseDescription } from './description/CourseDescription.tsx';
import { CourseHead } from './head/CourseHead.tsx';
import { CourseNewsletter } from './newsletter/CourseNewsletter.tsx';
import { CourseNotFound } from './CourseNotFound.tsx';
import { CourseQuestions } from './questions/CourseQuestions.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { Columns, Filled, Main, Side } from './layout.ts';
import { messages } from './messages.ts';
import { PurchaseCard } from './purchase/PurchaseCard.tsx';
import { slotProps } from './purchase/slot-props.ts';
import type { Surface } from './surface.ts';
import { SideLists } from './description/SideLists.tsx';

/** The detail of a course, outside and inside the private area. */
export function CourseView({ surface }: { surface: Surface }) {
  const courseId = Number(useParams().courseId);
  const isId = Number.isInteger(courseId) && courseId > 0;
  const course = useQuery({ ...courseQuery(courseId), enabled: isId });
  if (!isId) return <CourseNotFound surface={surface} />;
  return (
    <StateView
      query={course}
      skeleton={<CourseSkeleton />}
      error={({ error, retry }) =>
        isApiError(error) && (error.status === 404 || error.status === 400) ? (
          <CourseNotFound surface={surface} />
        ) : (
          <LoadError error={error} retry={retry} />
        )
      }
    >
      {(found) => <LoadedCourse key={found.id} course={found} surface={surface} />}
    </StateView>
  );
}

const slot = 'catalogue.course-tabs.v1';

function LoadedCourse({ course, surface }: { course: Course; surface: Surface }) {
  const intl = useIntl();
  const { euro } = useFormats();
  // Tabs of other teams (exams) stand behind the first three; without a filler there is no tab.
  const fillers = useSlotFillers(slot).map(({ key, label }) => ({
    key,
    value: (label?.it ?? key).toLowerCase(),
    label: label?.[intl.locale.startsWith('en') ? 'en' : 'it'] ?? key,
  }));
  const tabs: [Tab, ...Tab[]] = [
    { value: 'descrizione', label: intl.formatMessage(messages.tabDescription) },
    { value: 'faq', label: intl.formatMessage(messages.tabFaq) },
    { value: 'contatti', label: intl.formatMessage(messages.tabContacts) },
    ...fillers,
    // The last one (CAT-17), behind those of other teams.
    { value: 'newsletter', label: intl.formatMessage(messages.tabNewsletter) },
  ];
  const [first, ...rest] = tabs;
  const [tab, setTab] = useTabParam('tab', [first.value, ...rest.map(({ value }) => value)]);
  const chosen = fillers.find(({ value }) => value === tab);
  return (
    <Page width="full" title={course.title}>
      <CourseHead course={course} surface={surface} />
      <Columns data-surface={surface}>
        <Side>
          <PurchaseCard course={course} surface={surface} />
          <SideLists course={course} surface={surface} />
        </Side>
        <Main>
          <Tabs label={intl.formatMessage(messages.tabs)} tabs={tabs} value={tab} onChange={setTab}>
            {tab === 'descrizione' && <CourseDescription course={course} surface={surface} />}
            {tab === 'faq' && <CourseQuestions course={course} surface={surface} />}
            {tab === 'contatti' && <CourseContacts course={course} surface={surface} />}
            {tab === 'newsletter' && <CourseNewsletter course={course} />}
            {chosen && (
              <Filled>
                <Slot
                  id={slot}
                  only={chosen.key}
                  props={{ courseId: course.id, mode: 'detail' }}
                  placeholder={<Skeleton height="12rem" radius={16} />}
                />
              </Filled>
            )}
          </Tabs>
        </Main>
      </Columns>
      <BottomBar>
        {course.percentage === null && <BarPrice>{euro(course.priceCents)}</BarPrice>}
        <Slot id="catalogue.course-actions.v1" props={slotProps(course, surface)} />
      </BottomBar>
    </Page>
  );
}
