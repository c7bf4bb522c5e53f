import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { EmptyState, Skeleton, SkeletonGroup, StateView, TextLink } from 'shared-ui';
import { QuestionList } from '../QuestionList.tsx';
import { faqQuery } from './api.ts';
import { messages } from './messages.ts';

/** The FAQ of the platform, in their four states; an address may end in the anchor of one, which opens. */
export function Questions() {
  const questions = useQuery(faqQuery);
  const { hash } = useLocation();
  const { isSuccess } = questions;
  // Afterwards: a painted page does not know the end of its address.
  useEffect(() => {
    const named = isSuccess && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  }, [hash, isSuccess]);
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
      {(list) => (
        <QuestionList
          questions={list}
          linkTo={({ anchor }) => (
            <TextLink to={`#${anchor}`}>
              <FormattedMessage {...messages.link} />
            </TextLink>
          )}
        />
      )}
    </StateView>
  );
}
