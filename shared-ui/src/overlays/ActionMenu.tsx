import type { PopoverOrigin } from '@mui/material/Popover';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../buttons/IconButton.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { useOverlayParts } from './use-overlay-parts.ts';

export type MenuAction = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** An address of the app, or what to do. */
  to?: string;
  onSelect?: () => void;
  /** Forbidden now: the row stays, with the reason as a second line. */
  disabledReason?: ReactNode;
  isDestructive?: boolean;
  /** The current choice of a selector: listed, and not selectable again. */
  isCurrent?: boolean;
};

export type MenuTriggerProps = {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Between button and menu, in px. */
const GAP = 6;
/** Of a row with a second line, in px. */
const ROW_HEIGHT = 56;

type Placement = { anchorOrigin: PopoverOrigin; transformOrigin: PopoverOrigin };

/** Under the button, their sides together; above it where there is no room below. */
function placementAt(button: HTMLElement, rows: number): Placement {
  const { top, bottom, left, height } = button.getBoundingClientRect();
  const horizontal = left > window.innerWidth / 2 ? 'right' : 'left';
  const isAbove = bottom + rows * ROW_HEIGHT > window.innerHeight && top > window.innerHeight / 2;
  return {
    anchorOrigin: { vertical: isAbove ? -GAP : height + GAP, horizontal },
    transformOrigin: { vertical: isAbove ? 'bottom' : 'top', horizontal },
  };
}

/**
 * A button that opens a menu of actions: arrows, Home, End, first letters, Escape; destructive last.
 * Without `trigger` it draws the three dots, named by `label`.
 */
export function ActionMenu({
  actions,
  label,
  trigger,
}: {
  actions: readonly MenuAction[];
  label?: string;
  trigger?: (props: MenuTriggerProps) => ReactNode;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const id = useId();
  const [placement, setPlacement] = useState<Placement | null>(null);
  const isOpen = placement !== null;
  const name = label ?? intl.formatMessage(messages.menuOpen);
  const button = () => document.getElementById(id);

  const open = () => {
    const anchor = button();
    if (anchor) setPlacement(placementAt(anchor, actions.length));
  };
  const close = () => setPlacement(null);
  const parts = useOverlayParts(isOpen, close);
  const select = (action: MenuAction) => {
    if (action.disabledReason !== undefined || action.isCurrent) return;
    close();
    if (action.to !== undefined) void navigate(action.to);
    else action.onSelect?.();
  };

  const triggerProps: MenuTriggerProps = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-menu` : undefined,
    onClick: open,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    },
  };
  const sorted = [...actions].toSorted(
    (a, b) => Number(a.isDestructive ?? false) - Number(b.isDestructive ?? false),
  );
  return (
    <>
      {trigger ? (
        trigger(triggerProps)
      ) : (
        <IconButton label={name} {...triggerProps}>
          <Glyph name="more" size={24} />
        </IconButton>
      )}
      {parts !== null && (
        <parts.Menu
          open={isOpen}
          onClose={close}
          // MUI asks the anchor for its document, which a server has not.
          anchorEl={typeof document === 'undefined' ? null : button}
          {...placement}
          slotProps={{
            list: { id: `${id}-menu`, 'aria-label': name, disabledItemsFocusable: true },
            transition: { exit: false },
          }}
        >
          {sorted.map((action) => {
            const isBlocked = action.disabledReason !== undefined || action.isCurrent;
            return (
              <parts.MenuItem
                key={action.key}
                selected={action.isCurrent ?? false}
                {...(action.isCurrent === undefined ? {} : { role: 'menuitemradio' })}
                {...(action.isDestructive ? { 'data-destructive': '' } : {})}
                {...(isBlocked ? { 'aria-disabled': true } : {})}
                onClick={() => select(action)}
              >
                {action.icon}
                <span>
                  {action.label}
                  {action.disabledReason !== undefined && <small>{action.disabledReason}</small>}
                </span>
              </parts.MenuItem>
            );
          })}
        </parts.Menu>
      )}
    </>
  );
}
