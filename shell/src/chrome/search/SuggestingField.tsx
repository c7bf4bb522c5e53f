import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Combobox } from 'shared-ui/combobox';
import { messages } from '../messages.ts';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestingFieldProps = {
  attributes: ComponentProps<'input'>;
  text: string;
  /** The plain field that it replaces had the focus. */
  hadFocus: boolean;
  onType: (text: string) => void;
  onChoose: (courseId: number) => void;
};

/** The search field with courses that match the typed text. */
export function SuggestingField({
  attributes,
  text,
  hadFocus,
  onType,
  onChoose,
}: SuggestingFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = useSuggestions(typed);
  return (
    <Combobox
      options={suggestions}
      text={text}
      keyOf={({ id }) => id}
      labelOf={({ title }) => title}
      detailOf={({ category }) => category}
      onType={(next) => {
        onType(next);
        setTyped(next);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped(null);
      }}
      onChoose={({ id }) => onChoose(id)}
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
