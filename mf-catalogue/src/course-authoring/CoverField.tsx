import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from 'shared-auth';
import { Cover } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { FileUploadField } from 'shared-ui/upload';
import { categoryChoicesQuery, uploadLimitsQuery } from './api.ts';
import type { CourseForm } from './course-form.ts';
import { Columns, FieldCard } from './field-layout.ts';
import { messages } from './messages.ts';
import { useAuthoring } from './use-authoring.ts';

/** The picture of the course; without one it has the generated cover of its category (EDIT-16, E54). */
export function CoverField() {
  const { courseId, lockOf, noteUploading } = useAuthoring();
  const { values } = useFormikContext<CourseForm>();
  const limits = useQuery(uploadLimitsQuery);
  const categories = useQuery(categoryChoicesQuery);
  const category = categories.data?.find(({ id }) => String(id) === values.category);
  const onBusyChange = useCallback(
    (isBusy: boolean) => noteUploading('cover', isBusy),
    [noteUploading],
  );
  return (
    <FieldCard>
      <h2>
        <FormattedMessage {...messages.cover} />
      </h2>
      <Columns>
        <Cover
          category={category?.key ?? category?.id ?? ''}
          seed={courseId ?? 0}
          imageUrl={values.cover[0]?.url}
        />
        {limits.data && (
          <FileUploadField
            name="cover"
            kind="cover"
            isOptional
            maxBytes={limits.data.maxImageBytes}
            transport={api.raw}
            resumeKey={`course-${courseId ?? 'new'}-cover`}
            onBusyChange={onBusyChange}
            label={<FormattedMessage {...messages.coverPicture} />}
            help={<FormattedMessage {...messages.coverHelp} />}
            {...lockOf('content')}
          />
        )}
      </Columns>
    </FieldCard>
  );
}
