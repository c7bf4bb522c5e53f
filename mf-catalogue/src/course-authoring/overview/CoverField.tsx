import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from 'shared-auth';
import { Button, Cover } from 'shared-ui';
import { useFormField, useFormikContext } from 'shared-ui/forms';
import { FileUpload, type UploadedFile } from 'shared-ui/upload';
import { categoriesQuery } from '../../categories.ts';
import { uploadLimitsQuery } from '../api.ts';
import type { CourseForm } from '../course/course-form.ts';
import { Columns, FieldCard } from '../field-layout.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';
import { useCoverCrop } from './use-cover-crop.ts';

/** The picture of the course; without one it has the generated cover of its category (EDIT-16, E54). */
export function CoverField() {
  const intl = useIntl();
  const { courseId, locks, lockOf, noteUploading } = useAuthoring();
  const { values } = useFormikContext<CourseForm>();
  const { field, actions, error } = useFormField<UploadedFile[]>('cover');
  const limits = useQuery(uploadLimitsQuery);
  const categories = useQuery(categoriesQuery);
  const category = categories.data?.find(({ id }) => String(id) === values.category);
  const [cover] = field.value;
  const { dialog, isCutting, ...crop } = useCoverCrop(cover, (files) => {
    void actions.setValue(files);
  });
  const [isUploading, setUploading] = useState(false);
  useEffect(
    () => noteUploading('cover', isUploading || isCutting),
    [noteUploading, isUploading, isCutting],
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
          imageUrl={cover?.url}
        />
        {limits.data && (
          <FileUpload
            kind="cover"
            isOptional
            isReplaceable
            maxBytes={limits.data.maxImageBytes}
            transport={api.raw}
            resumeKey={`course-${courseId ?? 'new'}-cover`}
            value={field.value}
            onBegin={crop.onBegin}
            onChange={crop.onChange}
            onBlur={() => void actions.setTouched(true)}
            onBusyChange={setUploading}
            error={error}
            label={<FormattedMessage {...messages.coverPicture} />}
            help={<FormattedMessage {...messages.coverHelp} />}
            fileActions={(file) =>
              // A cover of the demo has no file of its own to cut.
              !locks.content &&
              file.fileNameAzure !== '' && (
                <Button
                  variant="text"
                  size="small"
                  busy={isCutting}
                  aria-label={intl.formatMessage(messages.cropNamed, {
                    name: file.fileNameOriginal,
                  })}
                  onClick={() => void crop.cropAgain(file)}
                >
                  <FormattedMessage {...messages.crop} />
                </Button>
              )
            }
            {...lockOf('content')}
          />
        )}
      </Columns>
      {dialog && (
        <dialog.Dialog source={dialog.source} onClose={dialog.onClose} onCrop={dialog.onCrop} />
      )}
    </FieldCard>
  );
}
