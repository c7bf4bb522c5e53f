import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from 'shared-ui';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';

const Panel = styled('dialog')(({ theme }) => ({
  width: `min(${theme.layout.sideMenu}, 85vw)`,
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: theme.vars.palette.background.band,
  '&::backdrop': { backgroundColor: theme.vars.palette.overlay.scrim },
}));

const Close = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(4),
  right: theme.spacing(2),
}));

/** Holds the side menu where there is no room for it; the platform's dialog keeps the focus inside. */
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
  const panel = useRef<HTMLDialogElement>(null);
  // The panel answers the press; what is in it is drawn right behind, without holding it up.
  const hasContent = useDeferredValue(isOpen);

  useEffect(() => {
    const dialog = panel.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  return (
    <Panel
      ref={panel}
      aria-label={intl.formatMessage(messages.mainNavigation)}
      onClose={onClose}
      onClick={(event) => {
        // The backdrop; or a link: where one goes is what one wants to see.
        const target = event.target as Element;
        if (target === panel.current || target.closest('a') !== null) panel.current?.close();
      }}
    >
      <Close data-band="">
        <IconButton
          label={intl.formatMessage(messages.closeMenu)}
          onBand
          onClick={() => panel.current?.close()}
        >
          <PathIcon path={icons.close} />
        </IconButton>
      </Close>
      {isOpen && hasContent && children}
    </Panel>
  );
}
