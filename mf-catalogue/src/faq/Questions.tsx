import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { EmptyState, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { QuestionList } from '../QuestionList.tsx';
import { faqQuery } from './api.ts';
import { messages } from './messages.ts';

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
      isEmpty={(list) => list.length === 0}
      empty={<EmptyState title={<FormattedMessage {...messages.empty} />} />}
    >
      {(list) => <QuestionList questions={list} />}
    </StateView>
  );
}
