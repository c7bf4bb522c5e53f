import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import {
  Button,
  EmptyState,
  LiveRegion,
  Skeleton,
  SkeletonGroup,
  StateView,
  TextLink,
} from 'shared-ui';
import { hasEvery, searchedStems } from '../highlight.ts';
import { QuestionList, type Question } from '../QuestionList.tsx';
import { faqQuery, supportEmailQuery } from './api.ts';
import { messages } from './messages.ts';
import { SearchField } from './SearchField.tsx';
import { useTypedSearch } from './use-typed-search.ts';

/** As high with the button as without: nothing below moves when a search begins. */
const Found = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  minHeight: theme.spacing(11),
  marginBlock: theme.spacing(2),
  fontWeight: 600,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
}));

/**
 * The FAQ of the platform, in their four states, with a search that the address keeps. An address may end in the
 * anchor of one, which opens.
 */
export function Questions() {
  const intl = useIntl();
  const questions = useQuery(faqQuery);
  const { hash } = useLocation();
  const { isPending, isSuccess, data: all } = questions;
  const isSearchable = isPending || (all ?? []).length > 0;
  const { typed, type, enter, clear } = useTypedSearch();
  const field = useRef<HTMLInputElement>(null);
  const stems = searchedStems(typed);
  const isSearching = stems.length > 0;
  const found = all?.filter(({ question, answer }) => hasEvery(stems, `${question} ${answer}`));
  const count = found?.length ?? 0;

  // Afterwards: a painted page does not know the end of its address.
  useEffect(() => {
    const named = isSuccess && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  }, [hash, isSuccess]);

  const clearAndStay = () => {
    clear();
    // The button is gone with the search.
    field.current?.focus();
  };

  return (
    <>
      {isSearchable && (
        <>
          <SearchField ref={field} text={typed} onType={type} onEnter={enter} />
          <Found>
            {all && (
              <p>
                <FormattedMessage
                  {...(isSearching ? messages.found : messages.count)}
                  values={{ count }}
                />
              </p>
            )}
            {typed !== '' && count > 0 && (
              <Button variant="text" size="small" onClick={clearAndStay}>
                <FormattedMessage {...messages.clear} />
              </Button>
            )}
          </Found>
        </>
      )}
      <LiveRegion>{all && isSearching && intl.formatMessage(messages.found, { count })}</LiveRegion>
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
        {() =>
          count === 0 ? (
            <NoneFound text={typed.trim()} onClear={clearAndStay} />
          ) : (
            <QuestionList
              questions={found ?? []}
              searched={typed}
              // Who sees the question alone would not see why it was found.
              isOpen={({ question }: Question) => isSearching && !hasEvery(stems, question)}
              linkTo={({ anchor }) => (
                <TextLink to={`#${anchor}`}>
                  <FormattedMessage {...messages.link} />
                </TextLink>
              )}
            />
          )
        }
      </StateView>
    </>
  );
}

/** Ways out of a search without results: all questions, or whoever answers others. */
function NoneFound({ text, onClear }: { text: string; onClear: () => void }) {
  const { data: email } = useQuery(supportEmailQuery);
  return (
    <EmptyState
      title={<FormattedMessage {...messages.none} values={{ text }} />}
      text={<FormattedMessage {...messages.noneText} />}
      action={
        <>
          <Button onClick={onClear}>
            <FormattedMessage {...messages.clear} />
          </Button>
          {email !== undefined && (
            <Button variant="outlined" href={`mailto:${email}`}>
              <FormattedMessage {...messages.write} />
            </Button>
          )}
        </>
      }
    />
  );
}
