import { FormattedMessage, useIntl } from 'react-intl';
import { useMemo } from 'react';
import { describedBy, FieldFrame, useFormField } from 'shared-ui/forms';
import type { LessonText } from 'shared-ui/lesson-text';
import { lazyPart } from 'shared-ui/remote';
// Not the editor's own messages: they come with it.
import { messages } from '../messages.ts';

const TextEditor = lazyPart(() => import('./TextEditor.tsx').then((module) => module.TextEditor));

/** The text of a lesson in the form; its editor is loaded when a lesson is opened. */
export function LessonTextField({
  name,
  resumeKey,
  lockedReason,
}: {
  name: string;
  resumeKey: string;
  lockedReason?: string;
}) {
  const intl = useIntl();
  const { id, field, actions, error } = useFormField<LessonText>(name);
  const isLocked = lockedReason !== undefined;
  const help = lockedReason ?? <FormattedMessage {...messages.lessonTextHelp} />;
  const label = intl.formatMessage(messages.lessonDescription);
  const hasError = error !== undefined;
  const attributes = useMemo(() => {
    const notes = describedBy(id, hasError ? { error: true } : { help: true });
    return {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(isLocked ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
      ...Object.fromEntries(Object.entries(notes).map(([key, value]) => [key, String(value)])),
      // Courses are written in Italian.
      lang: 'it',
    };
  }, [id, label, hasError, isLocked]);
  return (
    <FieldFrame id={id} label={label} isOptional error={error} help={help}>
      <TextEditor
        value={field.value}
        onChange={(text) => void actions.setValue(text)}
        onBlur={() => void actions.setTouched(true)}
        attributes={attributes}
        isLocked={isLocked}
        resumeKey={resumeKey}
      />
    </FieldFrame>
  );
}
