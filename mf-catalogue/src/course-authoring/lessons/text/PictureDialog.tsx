import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from 'shared-auth';
import { PageSkeleton } from 'shared-ui';
import { array, object, TextField, validators } from 'shared-ui/forms';
import { FileUploadField, type UploadedFile } from 'shared-ui/upload';
import { uploadLimitsQuery } from '../../api.ts';
import { useAuthoring } from '../../use-authoring.ts';
import { DialogForm } from './DialogForm.tsx';
import { messages } from './messages.ts';
import type { FigureAttributes } from './schema.ts';

const { required, text } = validators;

type PictureForm = { file: UploadedFile[]; alt: string; caption: string };

/** A picture of the text, uploaded as all files of the course are. */
export function PictureDialog({
  stored,
  resumeKey,
  onClose,
  onDone,
}: {
  stored: FigureAttributes | null;
  resumeKey: string;
  onClose: () => void;
  onDone: (picture: FigureAttributes) => void;
}) {
  const intl = useIntl();
  const limits = useQuery(uploadLimitsQuery);
  const { uploading, noteUploading } = useAuthoring();
  const onBusy = useCallback(
    (isBusy: boolean) => noteUploading('lesson-picture', isBusy),
    [noteUploading],
  );
  const [hasFailed, setFailed] = useState(false);
  const schema = object({
    file: array().min(1, intl.formatMessage(messages.pictureRequired)),
    alt: required(text()),
  });
  const initialValues: PictureForm = {
    file:
      stored === null
        ? []
        : [{ fileNameAzure: stored.fileName, fileNameOriginal: stored.alt, url: null }],
    alt: stored?.alt ?? '',
    caption: stored?.caption ?? '',
  };
  if (!limits.data) return <PageSkeleton />;
  return (
    <DialogForm<PictureForm>
      title={messages.pictureTitle}
      initialValues={initialValues}
      schema={schema}
      isNew={stored === null}
      isWaiting={uploading.has('lesson-picture')}
      onClose={onClose}
      onDone={async ({ file: [file], alt, caption }) => {
        if (file === undefined) return;
        const size = file.fileNameAzure === stored?.fileName ? stored : await sizeOf(file.url);
        setFailed(size === null);
        if (size === null) return;
        const { width, height } = size;
        onDone({
          fileName: file.fileNameAzure,
          alt: alt.trim(),
          caption: caption.trim(),
          width,
          height,
        });
      }}
    >
      <FileUploadField
        name="file"
        kind="lesson-picture"
        isReplaceable
        maxBytes={limits.data.maxImageBytes}
        transport={api.raw}
        resumeKey={resumeKey}
        onBusyChange={onBusy}
        label={<FormattedMessage {...messages.pictureFile} />}
      />
      {hasFailed && (
        <p role="alert">
          <FormattedMessage {...messages.pictureUnread} />
        </p>
      )}
      <TextField
        name="alt"
        maxLength={300}
        label={<FormattedMessage {...messages.pictureAlt} />}
        help={<FormattedMessage {...messages.pictureAltHelp} />}
      />
      <TextField
        name="caption"
        maxLength={500}
        isOptional
        label={<FormattedMessage {...messages.captionText} />}
      />
    </DialogForm>
  );
}

/** Pixels of a picture; null when the browser cannot show it. */
async function sizeOf(url: string | null): Promise<{ width: number; height: number } | null> {
  if (url === null) return null;
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}
