import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from 'shared-auth';
import { toast } from 'shared-ui';
import { FileUpload, type UploadedFile } from 'shared-ui/upload';
import { setCompanion, uploadLimitsQuery, type Companion } from './api.ts';
import { Columns } from './field-layout.ts';
import { messages } from './messages.ts';

const companions = [
  { companion: 'captions-it', kind: 'captions', message: messages.captionsItalian },
  { companion: 'captions-en', kind: 'captions', message: messages.captionsEnglish },
  { companion: 'poster', kind: 'poster', message: messages.poster },
] as const;

const mostCaptionBytes = 1_000_000;

/** Captions and poster of an uploaded video: they are laid beside it at once, and need no save. */
export function VideoCompanions({ videoRef }: { videoRef: string }) {
  const limits = useQuery(uploadLimitsQuery);
  if (!limits.data) return null;
  const { maxImageBytes } = limits.data;
  return (
    <Columns data-columns="3">
      {companions.map(({ companion, kind, message }) => (
        <CompanionUpload
          key={companion}
          videoRef={videoRef}
          companion={companion}
          kind={kind}
          maxBytes={kind === 'poster' ? maxImageBytes : mostCaptionBytes}
          label={<FormattedMessage {...message} />}
        />
      ))}
    </Columns>
  );
}

function CompanionUpload({
  videoRef,
  companion,
  kind,
  maxBytes,
  label,
}: {
  videoRef: string;
  companion: Companion;
  kind: 'captions' | 'poster';
  maxBytes: number;
  label: ReactNode;
}) {
  const intl = useIntl();
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const lay = async (next: UploadedFile[]) => {
    try {
      await setCompanion(videoRef, companion, next[0]?.fileNameAzure ?? null);
      setFiles(next);
    } catch {
      toast.error(intl.formatMessage(messages.saveFailed));
    }
  };
  return (
    <FileUpload
      kind={kind}
      maxBytes={maxBytes}
      transport={api.raw}
      resumeKey={`video-${videoRef}-${companion}`}
      value={files}
      onChange={(next) => void lay(next)}
      isOptional
      label={label}
    />
  );
}
