import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api, toApiError } from 'shared-auth';
import { Alert, LoadError, Skeleton, StateView, toast } from 'shared-ui';
import { useSaveNotices } from 'shared-ui/forms';
import { FileUpload, type UploadedFile } from 'shared-ui/upload';
import { FieldCard } from '../../field-layout.ts';
import { forgetBank } from '../api.ts';
import { addDrafts, MAX_PACKAGE_BYTES, reportQuery } from './api.ts';
import { ImportReport } from './ImportReport.tsx';
import { messages } from './messages.ts';

/** A QTI package becomes drafts of the bank: first its report, then, once confirmed, its questions. */
export function ImportCard({ courseId }: { courseId: number }) {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [file] = files;
  return (
    <FieldCard>
      <h2>
        <FormattedMessage {...messages.title} />
      </h2>
      <p>
        <FormattedMessage {...messages.promise} />
      </p>
      <FileUpload
        kind="question-package"
        maxBytes={MAX_PACKAGE_BYTES}
        transport={api.raw}
        resumeKey={`course-${courseId}-package`}
        value={files}
        onChange={setFiles}
        isReplaceable
        label={<FormattedMessage {...messages.package} />}
      />
      {file !== undefined && (
        <PackageReport
          key={file.fileNameAzure}
          courseId={courseId}
          fileRef={file.fileNameAzure}
          onDone={() => setFiles([])}
        />
      )}
    </FieldCard>
  );
}

function PackageReport({
  courseId,
  fileRef,
  onDone,
}: {
  courseId: number;
  fileRef: string;
  onDone: () => void;
}) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const report = useQuery(reportQuery(courseId, fileRef));

  async function add() {
    try {
      const { added } = await addDrafts(courseId, fileRef);
      toast.success(intl.formatMessage(messages.added, { count: added }));
      onDone();
      await forgetBank(queryClient);
    } catch (error) {
      notices.failed(toApiError(error).info);
    }
  }

  return (
    <StateView query={report} skeleton={<Skeleton height={96} />} error={Refused}>
      {(found) => <ImportReport report={found} onAdd={add} onCancel={onDone} />}
    </StateView>
  );
}

/** The server says what is wrong with a package; anything else can be tried again. */
function Refused(failure: { error: unknown; retry: () => void }) {
  const { code, info } = toApiError(failure.error);
  return code?.startsWith('PACKAGE_') ? (
    <Alert tone="danger" announce="alert">
      {info}
    </Alert>
  ) : (
    <LoadError {...failure} />
  );
}
