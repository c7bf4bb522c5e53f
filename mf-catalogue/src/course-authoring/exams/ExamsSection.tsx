import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageSkeleton, StateView } from 'shared-ui';
import { Tabs, useTabParam } from 'shared-ui/details';
import { Section } from '../field-layout.ts';
import { plansQuery, type ExamKind } from './api.ts';
import { BankSection } from './bank/BankSection.tsx';
import { ImportCard } from './import/ImportCard.tsx';
import { messages } from './plan/messages.ts';
import { PlanSection } from './plan/PlanSection.tsx';

/** As the address names them. */
const exams = ['certificazione', 'simulazione'] as const;

const kinds = {
  certificazione: 'certification',
  simulazione: 'simulation',
} as const satisfies Record<(typeof exams)[number], ExamKind>;

/** The exams of a course (EXAM-08): what each is made of, and the bank that both draw from. */
export function ExamsSection({ courseId }: { courseId: number }) {
  const intl = useIntl();
  const [exam, show] = useTabParam('esame', exams);
  const plans = useQuery(plansQuery(courseId));
  return (
    <Section>
      <StateView query={plans} skeleton={<PageSkeleton />}>
        {(found) => (
          <>
            <div>
              <Tabs
                label={intl.formatMessage(messages.which)}
                tabs={exams.map((value) => ({
                  value,
                  label: <FormattedMessage {...messages[kinds[value]]} />,
                }))}
                value={exam}
                onChange={show}
              >
                <Section>
                  <PlanSection courseId={courseId} kind={kinds[exam]} plans={found} />
                </Section>
              </Tabs>
            </div>
            <BankSection courseId={courseId} areas={found.areas} />
            <ImportCard courseId={courseId} />
          </>
        )}
      </StateView>
    </Section>
  );
}
