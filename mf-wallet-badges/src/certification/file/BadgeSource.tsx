import { styled } from '@mui/material/styles';
import { QrCode } from '@phosphor-icons/react/dist/csr/QrCode';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'shared-ui';
import { FieldFrame, Input } from 'shared-ui/forms';
import { DropZone } from 'shared-ui/upload';
import { bold } from '../bold.tsx';
import { CameraReader } from './camera/CameraReader.tsx';
import { cameraMessages } from './camera/messages.ts';
import { messages } from './messages.ts';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  minWidth: 0,
  padding: theme.spacing(5),
  borderRadius: theme.radius.lg,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '& small': { ...theme.typography.body2, display: 'block' },
}));

const Line = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
  },
}));

/** A badge comes as a file, by drop, click or keyboard, as text, or by a QR code. */
export function BadgeSource({
  onGiven,
  onCode,
  isBusy,
}: {
  onGiven: (given: Blob | string) => void;
  /** The text of a QR code. */
  onCode: (text: string) => void;
  isBusy: boolean;
}) {
  const intl = useIntl();
  const fileId = useId();
  const textId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  return (
    <Card>
      <DropZone
        field={{
          id: fileId,
          accept:
            '.png,.svg,.pdf,.json,.jsonld,.jwt,.txt,image/png,image/svg+xml,application/pdf,application/json',
          multiple: false,
          disabled: false,
          'aria-label': intl.formatMessage(messages.file),
        }}
        inputRef={input}
        onFiles={([file]) => {
          if (file !== undefined) onGiven(file);
        }}
      >
        <FormattedMessage {...messages.choose} values={{ b: bold }} />
        <small>
          <FormattedMessage {...messages.formats} />
        </small>
      </DropZone>
      <Reader onRead={onCode} />
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onGiven(text);
        }}
      >
        <FieldFrame id={textId} label={<FormattedMessage {...messages.paste} />}>
          <Input
            id={textId}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </FieldFrame>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage {...messages.verify} />
        </Button>
      </Line>
    </Card>
  );
}

function Reader({ onRead }: { onRead: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  if (isOpen) {
    return (
      <CameraReader
        onRead={(text) => {
          setOpen(false);
          onRead(text);
        }}
        onClose={() => {
          // Who came by keyboard goes on where they were.
          flushSync(() => setOpen(false));
          opener.current?.querySelector('button')?.focus();
        }}
      />
    );
  }
  return (
    <div ref={opener}>
      <Button
        variant="outlined"
        startIcon={<QrCode size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...cameraMessages.open} />
      </Button>
    </div>
  );
}
