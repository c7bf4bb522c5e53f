import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton, useOverlayParts } from 'shared-ui';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';

const Close = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(4),
  right: theme.spacing(2),
}));

/** Holds the side menu where there is no room for it. */
export function Drawer({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const intl = useIntl();
  const closeAfterLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a') !== null) onClose();
  };
  const parts = useOverlayParts(isOpen, onClose);
  if (parts === null) return null;
  return (
    <parts.Drawer
      open={isOpen}
      onClose={onClose}
      onClick={closeAfterLink}
      slotProps={{
        paper: {
          'aria-label': intl.formatMessage(messages.mainNavigation),
          sx: ({ layout, vars }) => ({
            width: `min(${layout.sideMenu}, 85vw)`,
            backgroundColor: vars.palette.background.band,
          }),
        },
        transition: { exit: false },
      }}
    >
      <Close data-band="">
        <IconButton label={intl.formatMessage(messages.closeMenu)} onBand onClick={onClose}>
          <PathIcon path={icons.close} />
        </IconButton>
      </Close>
      {isOpen && children}
    </parts.Drawer>
  );
}
