import { ClosedCaptioning } from '@phosphor-icons/react/dist/csr/ClosedCaptioning';
import { CornersIn } from '@phosphor-icons/react/dist/csr/CornersIn';
import { CornersOut } from '@phosphor-icons/react/dist/csr/CornersOut';
import { GearSix } from '@phosphor-icons/react/dist/csr/GearSix';
import { Pause } from '@phosphor-icons/react/dist/csr/Pause';
import { PictureInPicture } from '@phosphor-icons/react/dist/csr/PictureInPicture';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { styled } from '@mui/material/styles';
import { useMediaSelector } from 'media-chrome/react/media-store';
import { useIntl } from 'react-intl';
import { IconButton } from 'shared-ui';
import type { Captions } from '../captions/use-captions.ts';
import { clockOf } from '../clock.ts';
import { messages } from '../messages.ts';
import { changePreferences, usePreferences } from '../preferences.ts';
import type { PlayerActions } from '../use-player-actions.ts';
import { SeekBar } from './SeekBar.tsx';
import { SpeedList } from './SpeedList.tsx';
import { Volume } from './Volume.tsx';

/** On phones place and way through the video have a row of their own above the buttons. */
const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: theme.spacing(0, 2),
  '& > [data-seek]': {
    order: -1,
    flex: '1 0 100%',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    paddingInline: theme.spacing(2),
  },
  '& > [data-space]': { flex: 1 },
  [theme.breakpoints.up('md')]: {
    flexWrap: 'nowrap',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 4),
    '& > [data-seek]': { order: 0, flex: 1 },
    '& > [data-space]': { display: 'none' },
  },
}));

const Clock = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

const Wide = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Everything that a pointer does with the video; keys do the same from anywhere in the player. */
export function ControlBar({
  element,
  actions,
  captions,
  settingsId,
  isSettingsOpen,
  onSettings,
}: {
  element: HTMLVideoElement;
  actions: PlayerActions;
  captions: Captions | null;
  settingsId: string;
  isSettingsOpen: boolean;
  onSettings: () => void;
}) {
  const intl = useIntl();
  const isPaused = useMediaSelector((state) => state.mediaPaused !== false);
  const isFullScreen = useMediaSelector((state) => state.mediaIsFullscreen === true);
  const hasFullScreen = useMediaSelector((state) => state.mediaFullscreenUnavailable === undefined);
  const hasPictureInPicture = useMediaSelector((state) => state.mediaPipUnavailable === undefined);
  const areCaptionsOn = usePreferences((wanted) => wanted.areOn);
  const PlayIcon = isPaused ? Play : Pause;
  const ScreenIcon = isFullScreen ? CornersIn : CornersOut;
  return (
    <Root role="group" aria-label={intl.formatMessage(messages.controls)}>
      <IconButton
        onBand
        label={intl.formatMessage(isPaused ? messages.play : messages.pause)}
        onClick={actions.play}
      >
        <PlayIcon size={24} weight="fill" aria-hidden />
      </IconButton>
      <div data-seek="">
        <Place />
        <SeekBar element={element} actions={actions} cues={captions?.cues ?? []} />
      </div>
      <span data-space="" />
      {captions !== null && (
        <IconButton
          onBand
          label={intl.formatMessage(messages.captions)}
          aria-pressed={areCaptionsOn}
          onClick={() => changePreferences({ areOn: !areCaptionsOn })}
        >
          <ClosedCaptioning size={24} weight={areCaptionsOn ? 'fill' : 'regular'} aria-hidden />
        </IconButton>
      )}
      <SpeedList />
      <Volume actions={actions} />
      <IconButton
        onBand
        label={intl.formatMessage(messages.settings)}
        aria-expanded={isSettingsOpen}
        aria-controls={settingsId}
        onClick={onSettings}
      >
        <GearSix size={22} aria-hidden />
      </IconButton>
      {hasPictureInPicture && (
        <Wide>
          <IconButton
            onBand
            label={intl.formatMessage(messages.pictureInPicture)}
            onClick={actions.pictureInPicture}
          >
            <PictureInPicture size={22} aria-hidden />
          </IconButton>
        </Wide>
      )}
      {hasFullScreen && (
        <IconButton
          onBand
          label={intl.formatMessage(isFullScreen ? messages.leaveFullScreen : messages.fullScreen)}
          onClick={actions.fullScreen}
        >
          <ScreenIcon size={22} aria-hidden />
        </IconButton>
      )}
    </Root>
  );
}

function Place() {
  const at = useMediaSelector((state) => Math.floor(state.mediaCurrentTime ?? 0));
  const duration = useMediaSelector((state) => state.mediaDuration ?? 0);
  return (
    // The slider says it.
    <Clock aria-hidden>
      {clockOf(at)} / {clockOf(duration)}
    </Clock>
  );
}
