import { styled } from '@mui/material/styles';
import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { UploadGlyph } from './UploadGlyph.tsx';

const Zone = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 72,
  padding: theme.spacing(3, 4),
  border: `1.5px dashed ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  transition: `background-color ${theme.duration.fast} ${theme.easing.standard}`,
  '& b': { fontWeight: 600, color: theme.vars.palette.primary.main },
  '& svg': { color: theme.vars.palette.primary.main },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', fontSize: 0 },
  '&:hover, &[data-over]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '&:focus-within': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
  },
  '&[data-invalid]': { borderColor: theme.vars.palette.error.main },
  '&[data-disabled]': {
    backgroundColor: theme.vars.palette.background.sunken,
    borderColor: theme.vars.palette.border.default,
    cursor: 'not-allowed',
    '& b, & svg': { color: theme.vars.palette.text.tertiary },
  },
}));

type Field = {
  id: string;
  accept: string;
  multiple: boolean;
  disabled: boolean;
  /** Where its texts alone would be a name too long. */
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/** A dashed area that takes files by drop, by click and, being a file input, by keyboard. */
export function DropZone({
  field,
  inputRef,
  onFiles,
  onBlur,
  children,
}: {
  field: Field;
  inputRef: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  onBlur?: (() => void) | undefined;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  // Entering a child leaves its parent: only the balance counts.
  const depth = useRef(0);
  const over = (change: number) => {
    depth.current += change;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    if (!field.disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      {...(isOver && !field.disabled && { 'data-over': '' })}
      {...(field['aria-invalid'] && { 'data-invalid': '' })}
      {...(field.disabled && { 'data-disabled': '' })}
      onDragEnter={() => over(1)}
      onDragLeave={() => over(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <input
        {...field}
        ref={inputRef}
        type="file"
        onBlur={onBlur}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file chosen again must be a change again.
          target.value = '';
        }}
      />
      <UploadGlyph name="upload" size={24} />
      <span>{children}</span>
    </Zone>
  );
}
