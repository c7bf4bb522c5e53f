import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from 'shared-auth';
import { FileUpload, type UploadedFile } from 'shared-ui/upload';
import { uploadLimitsQuery } from '../api.ts';
import { newDocument, PDF_TYPE, VIDEO_TYPE, type DocumentForm } from '../course/course-form.ts';
import { Columns, FieldCard } from '../field-layout.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';

const MAX_DOCUMENTS = 20;

/** Files that arrive become documents of the course, to be named and put in their place. */
export function AddDocuments({ onAdd }: { onAdd: (documents: DocumentForm[]) => void }) {
  const { courseId, noteUploading } = useAuthoring();
  const limits = useQuery(uploadLimitsQuery);
  const onVideosBusy = useCallback(
    (isBusy: boolean) => noteUploading('videos', isBusy),
    [noteUploading],
  );
  const onHandoutsBusy = useCallback(
    (isBusy: boolean) => noteUploading('handouts', isBusy),
    [noteUploading],
  );
  if (!limits.data) return null;
  const shared = { maxFiles: MAX_DOCUMENTS, transport: api.raw, value: [] };
  const add = (typeId: number) => (files: UploadedFile[]) =>
    onAdd(files.map((file) => newDocument(typeId, file)));
  return (
    <FieldCard>
      <h2>
        <FormattedMessage {...messages.addDocuments} />
      </h2>
      <Columns>
        <FileUpload
          {...shared}
          kind="video"
          maxBytes={limits.data.maxVideoBytes}
          resumeKey={`course-${courseId ?? 'new'}-videos`}
          onBusyChange={onVideosBusy}
          onChange={add(VIDEO_TYPE)}
          label={<FormattedMessage {...messages.addVideos} />}
        />
        <FileUpload
          {...shared}
          kind="document"
          maxBytes={limits.data.maxDocumentBytes}
          resumeKey={`course-${courseId ?? 'new'}-handouts`}
          onBusyChange={onHandoutsBusy}
          onChange={add(PDF_TYPE)}
          label={<FormattedMessage {...messages.addHandouts} />}
        />
      </Columns>
    </FieldCard>
  );
}
