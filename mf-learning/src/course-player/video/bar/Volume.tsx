import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerSlash } from '@phosphor-icons/react/dist/csr/SpeakerSlash';
import { styled } from '@mui/material/styles';
import { useMediaSelector } from 'media-chrome/react/media-store';
import { useIntl } from 'react-intl';
import { IconButton } from 'shared-ui';
import { messages } from '../messages.ts';
import type { PlayerActions } from '../use-player-actions.ts';

/** Phones have keys for it. */
const Slider = styled('input')(({ theme }) => ({
  width: theme.spacing(20),
  accentColor: theme.vars.palette.primary.onBand,
  cursor: 'pointer',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

/** Sound on and off, and how loud where the device lets a page decide. */
export function Volume({ actions }: { actions: PlayerActions }) {
  const intl = useIntl();
  const isOff = useMediaSelector((state) => state.mediaVolumeLevel === 'off');
  const volume = useMediaSelector((state) => state.mediaVolume ?? 1);
  const isFixed = useMediaSelector((state) => state.mediaVolumeUnavailable !== undefined);
  const Icon = isOff ? SpeakerSlash : SpeakerHigh;
  return (
    <>
      <IconButton
        onBand
        label={intl.formatMessage(isOff ? messages.unmute : messages.mute)}
        onClick={actions.mute}
      >
        <Icon size={22} aria-hidden />
      </IconButton>
      {!isFixed && (
        <Slider
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={isOff ? 0 : volume}
          aria-label={intl.formatMessage(messages.volume)}
          aria-valuetext={intl.formatNumber(isOff ? 0 : volume, { style: 'percent' })}
          onChange={({ target }) => actions.setVolume(Number(target.value))}
        />
      )}
    </>
  );
}
