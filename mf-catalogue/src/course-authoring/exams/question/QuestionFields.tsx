import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from 'shared-auth';
import { SelectField, TextField, useFormikContext } from 'shared-ui/forms';
import { FileUploadField } from 'shared-ui/upload';
import { useCallback } from 'react';
import { uploadLimitsQuery } from '../../api.ts';
import { Columns } from '../../field-layout.ts';
import { useAuthoring } from '../../use-authoring.ts';
import type { QuestionKind } from '../api.ts';
import { HotSpotFields } from './HotSpotFields.tsx';
import { kindMessages, questionKinds } from './kinds.ts';
import { MatchFields } from './MatchFields.tsx';
import { messages } from './messages.ts';
import { OptionFields } from './OptionFields.tsx';
import { AcceptedFields, NumberFields, TrueFalseFields } from './PlainFields.tsx';
import { NEW_AREA, type QuestionForm } from './question-form.ts';

const fieldsOf: Record<QuestionKind, () => React.ReactNode> = {
  single: () => <OptionFields kind="single" />,
  multiple: () => <OptionFields kind="multiple" />,
  order: () => <OptionFields kind="order" />,
  trueFalse: () => <TrueFalseFields />,
  number: () => <NumberFields />,
  match: () => <MatchFields />,
  text: () => <AcceptedFields />,
  hotSpot: () => <HotSpotFields />,
};

/** What every question has, and what its kind adds. */
export function QuestionFields({
  courseId,
  areas,
  questionId,
}: {
  courseId: number;
  areas: readonly string[];
  questionId: number | null;
}) {
  const intl = useIntl();
  const { values } = useFormikContext<QuestionForm>();
  const ofKind = fieldsOf[values.kind]();
  return (
    <>
      <Columns data-columns="3">
        <AreaField areas={areas} />
        <SelectField
          name="kind"
          label={<FormattedMessage {...messages.kind} />}
          options={questionKinds.map((kind) => ({
            value: kind,
            label: intl.formatMessage(kindMessages[kind]),
          }))}
        />
        <TextField
          name="points"
          type="number"
          min={1}
          label={<FormattedMessage {...messages.points} />}
        />
      </Columns>
      <TextField name="stem" isMultiline rows={3} label={<FormattedMessage {...messages.stem} />} />
      {/* Regions are drawn upon the picture, so it comes first. */}
      <PictureFields courseId={courseId} questionId={questionId} />
      {ofKind}
      <TextField
        name="explanation"
        isMultiline
        isOptional
        rows={3}
        label={<FormattedMessage {...messages.explanation} />}
        help={<FormattedMessage {...messages.explanationHelp} />}
      />
    </>
  );
}

function AreaField({ areas }: { areas: readonly string[] }) {
  const intl = useIntl();
  const { values } = useFormikContext<QuestionForm>();
  const names = [...new Set([...areas, values.area])].filter((area) => area !== NEW_AREA && area);
  return (
    <>
      <SelectField
        name="area"
        label={<FormattedMessage {...messages.area} />}
        options={[
          ...names.map((area) => ({ value: area, label: area })),
          { value: NEW_AREA, label: intl.formatMessage(messages.newArea) },
        ]}
      />
      {values.area === NEW_AREA && (
        <TextField name="newArea" label={<FormattedMessage {...messages.newAreaName} />} />
      )}
    </>
  );
}

function PictureFields({ courseId, questionId }: { courseId: number; questionId: number | null }) {
  const { values } = useFormikContext<QuestionForm>();
  const { noteUploading } = useAuthoring();
  const limits = useQuery(uploadLimitsQuery);
  const onBusy = useCallback(
    (isBusy: boolean) => noteUploading('question', isBusy),
    [noteUploading],
  );
  if (!limits.data) return null;
  return (
    <>
      <FileUploadField
        name="picture"
        kind="question"
        isOptional={values.kind !== 'hotSpot'}
        isReplaceable
        maxBytes={limits.data.maxImageBytes}
        transport={api.raw}
        resumeKey={`course-${courseId}-question-${questionId ?? 'new'}`}
        onBusyChange={onBusy}
        label={<FormattedMessage {...messages.picture} />}
      />
      {values.picture.length > 0 && (
        <TextField name="pictureText" label={<FormattedMessage {...messages.pictureText} />} />
      )}
    </>
  );
}
