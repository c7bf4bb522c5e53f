import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, LiveRegion } from 'shared-ui';
import type { Option, Question } from '../survey.ts';
import { messages } from './messages.ts';
import { shownOptions } from './shown-options.ts';

/** The options of a question: ten, then all of them at a request (SURVEY-08). */
export function OptionList({
  question,
  chosen,
  children,
}: {
  question: Question;
  chosen: readonly number[];
  children: (shown: Option[]) => ReactNode;
}) {
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { options } = question;
  const shown = shownOptions(options, chosen, showsAll);
  const showAll = () => {
    const firstHidden = options.find(({ id }) => shown.every((option) => option.id !== id));
    setShowsAll(true);
    // The button disappears: keyboard users continue at the first answer that has appeared.
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`input[value="${firstHidden?.id}"]`)?.focus(),
    );
  };
  return (
    <div ref={root}>
      {children(shown)}
      {shown.length < options.length && (
        <Button
          variant="tonal"
          onClick={showAll}
          endIcon={<CaretDown size={18} weight="bold" aria-hidden />}
          sx={{ marginTop: 4 }}
        >
          <FormattedMessage {...messages.viewAll} values={{ count: options.length }} />
        </Button>
      )}
      <LiveRegion>
        {showsAll ? intl.formatMessage(messages.nowAll, { count: options.length }) : ''}
      </LiveRegion>
    </div>
  );
}
