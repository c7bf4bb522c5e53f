import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, Glyph, PaddedCard } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { SortableList } from 'shared-ui/sortable';
import { newQuestion, type QuestionForm } from '../course/course-form.ts';
import { Section } from '../field-layout.ts';
import { PartCard } from '../parts/PartCard.tsx';
import { useParts } from '../parts/use-parts.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';

/** The course's own questions; open longer than the rest (EDIT-21). */
export function FaqSection() {
  const intl = useIntl();
  const { locks, lockOf } = useAuthoring();
  const questions = useParts('questions');
  const lock = lockOf('faq');
  const nameOf = ({ question }: QuestionForm, place: number) =>
    question.trim() || intl.formatMessage(messages.unnamedQuestion, { number: place + 1 });
  return (
    <Section>
      {questions.parts.length === 0 && (
        <PaddedCard>
          <EmptyState title={<FormattedMessage {...messages.noQuestions} />} />
        </PaddedCard>
      )}
      <SortableList
        items={questions.parts}
        nameOf={nameOf}
        isLocked={locks.faq}
        onMove={(from, to) => questions.move(questions.parts, from, to)}
      >
        {(question, place, controls) => (
          <PartCard
            name={nameOf(question, place)}
            controls={controls}
            isOpen={questions.isOpen(question)}
            onToggle={() => questions.toggle(question)}
            isFaulty={questions.isFaulty(question)}
            isLocked={locks.faq}
            onRemove={() => questions.remove(question)}
          >
            <TextField
              name={`${questions.pathOf(question)}.question`}
              label={<FormattedMessage {...messages.question} />}
              {...lock}
            />
            <TextField
              name={`${questions.pathOf(question)}.answer`}
              isMultiline
              rows={4}
              label={<FormattedMessage {...messages.answer} />}
              {...lock}
            />
          </PartCard>
        )}
      </SortableList>
      {!locks.faq && (
        <Button
          variant="outlined"
          startIcon={<Glyph name="plus" size={18} />}
          onClick={() => void questions.add(newQuestion())}
        >
          <FormattedMessage {...messages.addQuestion} />
        </Button>
      )}
    </Section>
  );
}
