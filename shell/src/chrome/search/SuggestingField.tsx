import { styled } from '@mui/material/styles';
import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { centsOf } from 'shared-auth';
import { Cover, useFormats } from 'shared-ui';
import { Combobox } from 'shared-ui/combobox';
import { messages } from '../messages.ts';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

const Picture = styled('span')({
  flex: '0 0 4rem',
  lineHeight: 0,
  '& svg, & img': { borderRadius: 6 },
});

const Detail = styled('span')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));

/** Behind the courses: what Enter does without a choice, to press or to choose. */
const ALL_RESULTS = { id: 0 } as const;

type Choice = Suggestion | typeof ALL_RESULTS;

const isCourse = (choice: Choice): choice is Suggestion => choice.id !== ALL_RESULTS.id;

export type SuggestingFieldProps = {
  attributes: ComponentProps<'input'>;
  text: string;
  /** The plain field that it replaces had the focus. */
  hadFocus: boolean;
  onType: (text: string) => void;
  onChoose: (courseId: number) => void;
  onSearch: () => void;
};

/** The search field with courses that match the typed text. */
export function SuggestingField({
  attributes,
  text,
  hadFocus,
  onType,
  onChoose,
  onSearch,
}: SuggestingFieldProps) {
  const intl = useIntl();
  const { euro } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = useSuggestions(typed);
  const choices: readonly Choice[] = suggestions.length === 0 ? [] : [...suggestions, ALL_RESULTS];
  return (
    <Combobox<Choice>
      options={choices}
      text={text}
      keyOf={({ id }) => id}
      labelOf={(choice) =>
        isCourse(choice)
          ? choice.title
          : intl.formatMessage(messages.allResults, { text: text.trim() })
      }
      detailOf={(choice) =>
        isCourse(choice) && (
          <Detail>
            {choice.category}
            {choice.price !== null && <b>{euro(centsOf(choice.price))}</b>}
          </Detail>
        )
      }
      pictureOf={(choice) =>
        isCourse(choice) && (
          <Picture>
            <Cover
              category={choice.categoryKey ?? choice.category}
              seed={choice.id}
              imageUrl={choice.urlImage}
            />
          </Picture>
        )
      }
      onType={(next) => {
        onType(next);
        setTyped(next);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped(null);
      }}
      onChoose={(choice) => {
        if (isCourse(choice)) onChoose(choice.id);
        else onSearch();
      }}
      listLabel={intl.formatMessage(messages.suggestions)}
      announcement={intl.formatMessage(messages.suggestionCount, { count: suggestions.length })}
    >
      {(field) => (
        <input
          {...field}
          {...attributes}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it keeps the focus that is there
          autoFocus={hadFocus}
        />
      )}
    </Combobox>
  );
}
