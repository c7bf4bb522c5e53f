import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'shared-ui';
import { cameraMessages } from './messages.ts';
import { useCamera } from './use-camera.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  outline: 'none',
  '& > p': { margin: 0 },
  '& > video': {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: theme.radius.md,
    backgroundColor: theme.vars.palette.background.band,
  },
}));

type CameraReaderProps = { onRead: (text: string) => void; onClose: () => void };

/** Looks for a QR code; what it sees stays in the page. */
export function CameraReader({ onRead, onClose }: CameraReaderProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { video, state } = useCamera({ onRead, onHidden: onClose });
  const isOpen = state === 'starting' || state === 'looking';
  useEffect(() => place.current?.focus(), []);
  return (
    <Root
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={intl.formatMessage(cameraMessages.name)}
    >
      <video
        ref={video}
        muted
        playsInline
        hidden={!isOpen}
        aria-label={intl.formatMessage(cameraMessages.picture)}
      />
      <p role="status">
        <FormattedMessage {...cameraMessages[state]} />
      </p>
      <Button variant="outlined" onClick={onClose}>
        <FormattedMessage {...(isOpen ? cameraMessages.stop : cameraMessages.close)} />
      </Button>
    </Root>
  );
}
