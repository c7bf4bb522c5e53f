import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog } from 'shared-ui';
import type { Crop } from '../api.ts';
import { messages } from './messages.ts';

/** Of the course card (E54). */
const ASPECT = 16 / 9;
const zooms = { least: 1, most: 4, step: 0.1 };

const Body = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'clamp(220px, 48vh, 400px)',
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.band,
  '& [role=group]:focus-visible': {
    outline: `3px solid ${theme.vars.palette.focus.ringOnBand}`,
    outlineOffset: -3,
  },
}));

const Zoom = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(4),
  ...theme.typography.label,
  '& input': { height: 44, width: '100%', accentColor: theme.vars.palette.primary.main },
}));

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

export type CropDialogProps = {
  /** Address of the whole picture. */
  source: string;
  onClose: () => void;
  onCrop: (crop: Crop) => void;
};

/** Chooses the part of a picture that becomes the cover: by dragging, by pinching, by the arrow keys. */
export function CropDialog({ source, onClose, onCrop }: CropDialogProps) {
  const intl = useIntl();
  const hintId = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.least);
  const [part, setPart] = useState<Area | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={<FormattedMessage {...messages.cropTitle} />}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage {...messages.cropCancel} />
          </Button>
          <Button disabled={part === null} onClick={() => part && onCrop(cropOf(part))}>
            <FormattedMessage {...messages.cropUse} />
          </Button>
        </>
      }
    >
      <Body>
        <Hint id={hintId}>
          <FormattedMessage {...messages.cropHint} />
        </Hint>
        <Stage>
          <Cropper
            image={source}
            aspect={ASPECT}
            crop={place}
            zoom={zoom}
            minZoom={zooms.least}
            maxZoom={zooms.most}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={setPart}
            keyboardStep={8}
            cropperProps={{
              role: 'group',
              'aria-label': intl.formatMessage(messages.cropArea),
              'aria-describedby': hintId,
            }}
            mediaProps={{ onError: onClose }}
            {...styleNonce()}
          />
        </Stage>
        <Zoom>
          <FormattedMessage {...messages.cropZoom} />
          <input
            type="range"
            min={zooms.least}
            max={zooms.most}
            step={zooms.step}
            value={zoom}
            aria-valuetext={intl.formatNumber(zoom, { style: 'percent' })}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </Zoom>
      </Body>
    </Dialog>
  );
}

/** Percentages as fractions; what rounding pushed over an edge comes back. */
function cropOf({ x, y, width, height }: Area): Crop {
  const fraction = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  return { x: fraction(x), y: fraction(y), width: fraction(width), height: fraction(height) };
}

/** The cropper brings its own style element, which the policy of the page lets in by this. */
function styleNonce(): { nonce?: string } {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce ? { nonce } : {};
}
