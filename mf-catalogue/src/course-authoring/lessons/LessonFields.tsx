import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField, SelectField, TextField, useFormikContext } from 'shared-ui/forms';
import { authoringMessages } from '../authoring-messages.ts';
import type { CourseForm } from '../course/course-form.ts';
import { Columns } from '../field-layout.ts';
import { useAuthoring } from '../use-authoring.ts';
import { LessonVideos } from './LessonVideos.tsx';
import { messages } from './messages.ts';
import { LessonTextField } from './text/LessonTextField.tsx';

/** One lesson; `path` is the beginning of its fields' names. */
export function LessonFields({ path }: { path: string }) {
  const intl = useIntl();
  const { courseId, lockOf } = useAuthoring();
  const lock = lockOf('content');
  const { values } = useFormikContext<CourseForm>();
  const lessonKey = values.lessons[Number(path.split('.')[1])]?.key;
  return (
    <>
      <TextField
        name={`${path}.name`}
        maxLength={200}
        label={<FormattedMessage {...messages.lessonName} />}
        {...lock}
      />
      <Columns>
        <SelectField
          name={`${path}.module`}
          label={<FormattedMessage {...messages.lessonModule} />}
          options={values.modules.map(({ key, name }, place) => ({
            value: key,
            label:
              name.trim() ||
              intl.formatMessage(authoringMessages.unnamedModule, { number: place + 1 }),
          }))}
          {...lock}
        />
        <TextField
          name={`${path}.duration`}
          type="number"
          inputMode="numeric"
          min={15}
          step={15}
          label={<FormattedMessage {...messages.lessonDuration} />}
          {...lock}
        />
      </Columns>
      <LessonTextField
        name={`${path}.content`}
        resumeKey={`course-${courseId ?? 'new'}-lesson-${lessonKey ?? ''}`}
        {...lock}
      />
      <CheckboxField
        name={`${path}.isFreePreview`}
        label={<FormattedMessage {...messages.freePreview} />}
        detail={<FormattedMessage {...messages.freePreviewDetail} />}
        {...(lock.lockedReason === undefined ? {} : { disabledReason: lock.lockedReason })}
      />
      <LessonVideos lessonKey={lessonKey} />
    </>
  );
}
