import { useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from 'shared-auth';
import { Button, Pill, Skeleton, SkeletonGroup, StateView, toast } from 'shared-ui';
import { FileUpload, type UploadedFile } from 'shared-ui/upload';
import { fileStateQuery, setCompanion, uploadLimitsQuery, type WireFile } from '../api.ts';
import { authoringMessages } from '../authoring-messages.ts';
import { Columns } from '../field-layout.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';
import { companions, fileOfCompanion, type Companion } from './video-companions.ts';
import { videoStates } from './video-states.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'start',
  '& > *': { width: '100%' },
  '& > :first-of-type': { width: 'auto' },
}));

/**
 * The state of an uploaded video, and its companions: captions and poster. They are added, replaced and
 * removed at once, without a save of the course.
 */
export function VideoCompanions({ videoRef }: { videoRef: string }) {
  const limits = useQuery(uploadLimitsQuery);
  const video = useQuery(fileStateQuery(videoRef));
  const maxImageBytes = limits.data?.maxImageBytes;
  return (
    <StateView
      query={video}
      skeleton={
        <SkeletonGroup>
          <Skeleton height="8rem" />
        </SkeletonGroup>
      }
    >
      {(file) => (
        <Root>
          <VideoState status={file.status} />
          {maxImageBytes !== undefined && (
            <Columns data-columns="3">
              {companions.map(({ companion, kind, message }) => (
                <CompanionUpload
                  key={companion}
                  video={file}
                  companion={companion}
                  kind={kind}
                  maxBytes={kind === 'poster' ? maxImageBytes : MAX_CAPTION_BYTES}
                  label={<FormattedMessage {...message} />}
                />
              ))}
            </Columns>
          )}
        </Root>
      )}
    </StateView>
  );
}

const MAX_CAPTION_BYTES = 1_000_000;

/** Changes by itself: the server is asked until the video can be played. */
function VideoState({ status }: { status: number }) {
  const state = videoStates[status];
  if (state === undefined) return null;
  return (
    <span role="status">
      <Pill tone={state.tone}>
        <FormattedMessage {...state.message} />
      </Pill>
    </span>
  );
}

function CompanionUpload({
  video,
  companion,
  kind,
  maxBytes,
  label,
}: {
  video: WireFile;
  companion: Companion;
  kind: 'captions' | 'poster';
  maxBytes: number;
  label: ReactNode;
}) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { lockOf } = useAuthoring();
  const videoRef = video.fileNameAzure;
  const file = fileOfCompanion(video, companion);
  const lay = async (fileNameRef: string | null) => {
    const changed = await setCompanion({ videoRef, companion, fileNameRef });
    queryClient.setQueryData(fileStateQuery(videoRef).queryKey, changed);
  };
  const onChange = (files: UploadedFile[]) => {
    const [laid] = files;
    // A removal was done, and told if it failed, by `onRemove`.
    if (laid === undefined) return;
    lay(laid.fileNameAzure).catch(() =>
      toast.error(intl.formatMessage(authoringMessages.saveFailed)),
    );
  };
  return (
    <FileUpload
      kind={kind}
      maxBytes={maxBytes}
      transport={api.raw}
      resumeKey={`video-${videoRef}-${companion}`}
      value={file === null ? [] : [file]}
      onChange={onChange}
      onRemove={() => lay(null)}
      isReplaceable
      isOptional
      label={label}
      fileActions={({ url }) =>
        url !== null && (
          <Button variant="text" size="small" href={url} target="_blank">
            <FormattedMessage {...messages.openFile} />
          </Button>
        )
      }
      {...lockOf('content')}
    />
  );
}
