import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusHeir } from '../accessibility/use-focus-heir.ts';
import { LiveRegion } from '../accessibility/LiveRegion.tsx';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { describedBy, FieldFrame, type FieldTexts } from '../forms/FieldFrame.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { DropZone } from './DropZone.tsx';
import { FileRow } from './FileRow.tsx';
import { fileRules, type UploadKind } from './file-rules.ts';
import { uploadMessages } from './messages.ts';
import { StoredFile } from './StoredFile.tsx';
import type { UploadedFile, UploadTransport } from './transport.ts';
import type { UploadRequest } from './upload-file.ts';
import { UploadRow } from './UploadRow.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { useUploads, type RefusedFile } from './use-uploads.ts';

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
}));

/** Of the field's frame, whose gaps they keep. */
const Parts = styled('div')({ display: 'contents' });

export type FileUploadProps = FieldTexts & {
  kind: UploadKind;
  /** Limit of one file; the server has the same (`uploads` of `GET config`). */
  maxBytes: number;
  /** How to reach the server: `api.raw` of shared-auth. */
  transport: UploadTransport;
  /** Names the field for this person and thing, so that an interrupted upload is found after a reload. */
  resumeKey: string;
  value: readonly UploadedFile[];
  onChange: (files: UploadedFile[]) => void;
  /** A file was taken and sets out. */
  onBegin?: (file: File) => void;
  maxFiles?: number;
  /** A chosen file takes the place of the one that is there. */
  isReplaceable?: boolean;
  /** Whether an upload is in progress: a form delays its save, a page asks before it is left. */
  onBusyChange?: (isBusy: boolean) => void;
  onBlur?: () => void;
  error?: ReactNode;
  /** Why nothing may be added or removed now. */
  lockedReason?: ReactNode;
  /**
   * Called before a file leaves the field; a rejection keeps it. Without it only the reference goes: the server
   * removes files without references.
   */
  onRemove?: (file: UploadedFile) => Promise<void>;
  /** Beside a file that is there: what else can be done with it. */
  fileActions?: (file: UploadedFile) => ReactNode;
  wait?: UploadRequest['wait'];
};

/**
 * Files of a form. They are sent in blocks while the person continues; a dropped connection or a reload resumes
 * from the last acknowledged block. Only checked files are in `value`.
 */
export function FileUpload({
  kind,
  maxBytes,
  value,
  onChange,
  maxFiles = 1,
  isReplaceable = false,
  error,
  help,
  lockedReason,
  onBusyChange,
  onBlur,
  onBegin,
  onRemove,
  fileActions,
  label,
  isOptional = false,
  ...request
}: FileUploadProps) {
  const id = useId();
  const intl = useIntl();
  const { fileSize } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [isTooMany, setTooMany] = useState(false);
  const [told, setTold] = useState('');
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (files: UploadedFile[]) => {
    // Two uploads may end between two renders.
    latest.current = files;
    onChange(files);
  };
  const { uploads, interrupted, refused, add, forget } = useUploads({
    ...request,
    kind,
    maxBytes,
    onBegin: (file) => {
      setTold(intl.formatMessage(uploadMessages.begun, { name: file.name }));
      onBegin?.(file);
    },
    onUploaded: (file) => {
      setTold(intl.formatMessage(uploadMessages.done, { name: file.fileNameOriginal }));
      change(isReplaceable ? [file] : [...latest.current, file]);
    },
  });
  const keepsFocus = useFieldFocus(rows, input);
  const isBusy = uploads.length > 0;
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  const isLocked = lockedReason !== undefined;
  const room = (isReplaceable ? 1 : maxFiles - value.length) - uploads.length;
  const take = (files: File[]) => {
    setTooMany(files.length > room);
    void add(files.slice(0, Math.max(0, room)));
  };
  const types = fileRules[kind].extensions.join(', ').toUpperCase();
  const accepted = (
    <FormattedMessage {...uploadMessages.accepted} values={{ types, size: fileSize(maxBytes) }} />
  );
  const problem = isTooMany ? (
    <FormattedMessage {...uploadMessages.tooMany} values={{ count: maxFiles }} />
  ) : (
    refused[0] && <Refusal refused={refused[0]} types={types} size={fileSize(maxBytes)} />
  );
  const shownError = problem ?? error;
  const shownHelp =
    lockedReason ??
    (help ? (
      <>
        {help} {accepted}
      </>
    ) : (
      accepted
    ));

  return (
    <FieldFrame id={id} label={label} help={shownHelp} error={shownError} isOptional={isOptional}>
      <Parts {...keepsFocus}>
        <Rows ref={rows}>
          {value.map((file) => (
            <StoredFile
              key={file.fileNameAzure}
              file={file}
              kind={kind}
              isLocked={isLocked}
              onRemove={onRemove}
              onRemoved={() =>
                change(isReplaceable ? [] : latest.current.filter((other) => other !== file))
              }
            >
              {fileActions?.(file)}
            </StoredFile>
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.fileName} upload={upload} kind={kind} />
          ))}
          {interrupted.map((record) => (
            <FileRow
              key={record.fileName}
              kind={kind}
              name={record.name}
              note={
                <FormattedMessage
                  {...uploadMessages.interrupted}
                  values={{ progress: record.progress }}
                />
              }
              actions={
                <>
                  <Button variant="text" size="small" onClick={() => input.current?.click()}>
                    <FormattedMessage {...uploadMessages.chooseAgain} />
                  </Button>
                  <IconButton
                    label={intl.formatMessage(uploadMessages.cancel, { name: record.name })}
                    onClick={() => forget(record)}
                  >
                    <Glyph name="close" />
                  </IconButton>
                </>
              }
            />
          ))}
        </Rows>
        {room > 0 && !(isLocked && isReplaceable && value.length > 0) && (
          <DropZone
            field={{
              id,
              accept: fileRules[kind].extensions.map((extension) => `.${extension}`).join(','),
              multiple: maxFiles > 1,
              disabled: isLocked,
              ...describedBy(id, { error: shownError, help: shownHelp }),
            }}
            inputRef={input}
            onFiles={take}
            onBlur={onBlur}
          >
            <FormattedMessage
              {...(isReplaceable && value.length > 0
                ? uploadMessages.replace
                : uploadMessages.drop)}
              values={{ count: maxFiles, b: (text) => <b>{text}</b> }}
            />
          </DropZone>
        )}
      </Parts>
      <LiveRegion>{told}</LiveRegion>
    </FieldFrame>
  );
}

/** The drop area gives way to a file's row, a row to the next state of its file, a file that goes to the drop area. */
function useFieldFocus(
  rows: RefObject<HTMLUListElement | null>,
  input: RefObject<HTMLInputElement | null>,
) {
  const known = useRef(new Set<Element>());
  const handlers = useFocusHeir(() => {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    const isFree = input.current !== null && !input.current.disabled;
    return all.find((row) => !known.current.has(row)) ?? (isFree ? input.current : all.at(-1));
  });
  useEffect(() => {
    known.current = new Set(rows.current?.children);
  });
  return handlers;
}

function Refusal({
  refused: { name, problem },
  types,
  size,
}: {
  refused: RefusedFile;
  types: string;
  size: string;
}) {
  const message = {
    empty: uploadMessages.empty,
    type: uploadMessages.wrongType,
    'too-large': uploadMessages.tooLarge,
  }[problem];
  return <FormattedMessage {...message} values={{ name, types, size }} />;
}
