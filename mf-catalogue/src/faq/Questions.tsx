import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { api } from 'shared-auth';
import { EmptyState, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { LoadError } from '../LoadError.tsx';
import { QuestionList, type Question } from '../QuestionList.tsx';
import { messages } from './messages.ts';

type WireQuestion = { id: number; question: string; answare: string };

const faqQuery = {
  queryKey: ['FaqWB/Faq'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Question[]> => {
    const entries = await api.get('/api/FaqWB/Faq', { signal });
    return entries.map(({ id, question, answare }) => ({ id, question, answer: answare }));
  },
};

/** The FAQ of the platform, in their four states. */
export function Questions() {
  const questions = useQuery(faqQuery);
  return (
    <StateView
      query={questions}
      skeleton={
        <SkeletonGroup>
          <Skeleton height="36rem" radius={16} />
        </SkeletonGroup>
      }
      error={LoadError}
      isEmpty={(list) => list.length === 0}
      empty={<EmptyState title={<FormattedMessage {...messages.empty} />} />}
    >
      {(list) => <QuestionList questions={list} />}
    </StateView>
  );
}
