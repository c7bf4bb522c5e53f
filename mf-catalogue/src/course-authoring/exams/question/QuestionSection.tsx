import { useQuery } from '@tanstack/react-query';
import { EmptyState, PaddedCard, PageSkeleton, LoadError, StateView } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { isApiError } from 'shared-auth';
import { StatisticsCard } from '../statistics/StatisticsCard.tsx';
import { questionQuery, type WireQuestion } from '../api.ts';
import { messages } from './messages.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

type SectionProps = {
  courseId: number;
  areas: readonly string[];
  onClose: () => void;
  onStored: (id: number) => void;
  onRemove: (question: { id: number; version: number; stem: string }) => void;
};

/** The form of a question, below the bank. @param opened its id, or `nuova` */
export function QuestionSection({ opened, ...props }: SectionProps & { opened: string }) {
  const id = Number(opened);
  if (opened === 'nuova') return <QuestionEditor {...props} stored={null} />;
  return Number.isInteger(id) && id > 0 ? <StoredQuestion {...props} id={id} /> : <Gone />;
}

function StoredQuestion({ id, ...props }: SectionProps & { id: number }) {
  const question = useQuery(questionQuery(id));
  return (
    <StateView
      query={question}
      skeleton={<PageSkeleton />}
      error={({ error, retry }) =>
        isApiError(error) && error.status === 404 ? (
          <Gone />
        ) : (
          <LoadError error={error} retry={retry} />
        )
      }
    >
      {(found: WireQuestion) => (
        <>
          <QuestionEditor key={found.version} {...props} stored={found} />
          <StatisticsCard courseId={found.courseId} questionId={found.id} item={found.item} />
        </>
      )}
    </StateView>
  );
}

function Gone() {
  return (
    <PaddedCard>
      <EmptyState title={<FormattedMessage {...messages.gone} />} />
    </PaddedCard>
  );
}
