import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../buttons/IconButton.tsx';
import { FieldNotes } from '../forms/FieldFrame.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { FileRow } from './FileRow.tsx';
import type { UploadKind } from './file-rules.ts';
import { uploadMessages } from './messages.ts';
import type { UploadedFile } from './transport.ts';
import { toUploadError } from './upload-error.ts';
import { useFormats } from '../formats/use-formats.ts';

const AVAILABLE = 2;

/** A stored file. When its removal is refused it stays, with the reason. */
export function StoredFile({
  file,
  kind,
  isLocked,
  onRemove,
  onRemoved,
  children,
}: {
  file: UploadedFile;
  kind: UploadKind;
  isLocked: boolean;
  onRemove: ((file: UploadedFile) => Promise<void>) | undefined;
  onRemoved: () => void;
  children?: ReactNode;
}) {
  const intl = useIntl();
  const { fileSize } = useFormats();
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isRemoving, setRemoving] = useState(false);
  const name = file.fileNameOriginal;
  const isPicture = kind === 'cover' || kind === 'poster' || kind === 'question';
  const isWaiting = file.status !== undefined && file.status !== AVAILABLE;

  const remove = async () => {
    setRemoving(true);
    try {
      await onRemove?.(file);
      onRemoved();
    } catch (thrown) {
      const { info, status } = toUploadError(thrown);
      setFailure(
        kind === 'video' ? (
          <FormattedMessage {...uploadMessages.videoNotDeleted} />
        ) : (
          (info ?? <FormattedMessage {...uploadMessages.refused} values={{ status }} />)
        ),
      );
    } finally {
      setRemoving(false);
    }
  };

  return (
    <FileRow
      kind={kind}
      name={name}
      picture={isPicture ? file.url : null}
      note={
        isWaiting ? (
          <FormattedMessage {...uploadMessages.inPreparation} />
        ) : (
          file.size !== undefined && fileSize(file.size)
        )
      }
      actions={
        <>
          {children}
          {!isLocked && (
            <IconButton
              label={intl.formatMessage(uploadMessages.remove, { name })}
              aria-disabled={isRemoving}
              onClick={() => void (isRemoving || remove())}
            >
              <Glyph name="trash" />
            </IconButton>
          )}
        </>
      }
    >
      {failure !== null && <FieldNotes id={file.fileNameAzure} error={failure} />}
    </FileRow>
  );
}
