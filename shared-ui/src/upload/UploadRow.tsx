import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { IconButton } from '../buttons/IconButton.tsx';
import { Button } from '../buttons/Button.tsx';
import { ProgressBar } from '../data-display/ProgressBar.tsx';
import { FieldNotes } from '../forms/FieldFrame.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { FileRow } from './FileRow.tsx';
import type { UploadKind } from './file-rules.ts';
import { uploadMessages } from './messages.ts';
import type { UploadError } from './upload-error.ts';
import type { Upload, UploadSnapshot } from './upload-file.ts';
import { UploadGlyph } from './UploadGlyph.tsx';
import { useFormats } from '../formats/use-formats.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4ch',
  alignItems: 'center',
  gap: theme.spacing(3),
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { textAlign: 'right' },
}));

/** An upload in progress: bar, percentage, pause, cancel; or its error. */
export function UploadRow({ upload, kind }: { upload: Upload; kind: UploadKind }) {
  const intl = useIntl();
  const snapshot = useStore(upload.state);
  const { phase, block, error } = snapshot;
  const { name } = block.selectedFile;
  const isStanding = phase === 'paused' || phase === 'failed';
  const isFailed = phase === 'failed' && error !== null;

  return (
    <FileRow
      kind={kind}
      name={name}
      {...(isFailed && { tone: 'error' })}
      note={isFailed ? undefined : <PhaseNote snapshot={snapshot} />}
      actions={
        <>
          {phase === 'failed' && (
            <Button variant="text" size="small" onClick={() => void upload.start()}>
              <FormattedMessage {...uploadMessages.retry} />
            </Button>
          )}
          {phase !== 'failed' && phase !== 'committing' && (
            <IconButton
              label={intl.formatMessage(isStanding ? uploadMessages.resume : uploadMessages.pause, {
                name,
              })}
              onClick={() => (isStanding ? void upload.start() : upload.pause())}
            >
              <UploadGlyph name={isStanding ? 'play' : 'pause'} />
            </IconButton>
          )}
          <IconButton
            label={intl.formatMessage(uploadMessages.cancel, { name })}
            onClick={() => void upload.cancel()}
          >
            <Glyph name="close" />
          </IconButton>
        </>
      }
    >
      <Bar>
        <ProgressBar
          value={block.progress}
          label={intl.formatMessage(uploadMessages.progress, { name })}
        />
        <span>{intl.formatNumber(block.progress / 100, { style: 'percent' })}</span>
      </Bar>
      {isFailed && <FieldNotes id={upload.fileName} error={<ErrorText error={error} />} />}
    </FileRow>
  );
}

function PhaseNote({ snapshot: { phase, block } }: { snapshot: UploadSnapshot }): ReactNode {
  const { fileSize } = useFormats();
  if (phase === 'waiting') return <FormattedMessage {...uploadMessages.waiting} />;
  if (phase === 'paused') return <FormattedMessage {...uploadMessages.paused} />;
  if (phase === 'committing') return <FormattedMessage {...uploadMessages.committing} />;
  return (
    <FormattedMessage
      {...uploadMessages.uploading}
      values={{ sent: fileSize(block.bytesuploaded), size: fileSize(block.selectedFile.size) }}
    />
  );
}

/** The quoted text first, then the server's own reason. */
function ErrorText({ error: { kind, status, code, info } }: { error: UploadError }) {
  if (kind === 'commit') {
    return (
      <>
        <FormattedMessage {...uploadMessages.commitFailed} />
        {info !== null && <> – {info}</>}
      </>
    );
  }
  if (code === 'FILE_NOT_READABLE') return <FormattedMessage {...uploadMessages.notReadable} />;
  if (kind === 'connection') return <FormattedMessage {...uploadMessages.connectionFailed} />;
  return info ?? <FormattedMessage {...uploadMessages.refused} values={{ status }} />;
}
