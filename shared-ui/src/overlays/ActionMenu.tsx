import { styled } from '@mui/material/styles';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { IconButton } from '../buttons/IconButton.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { isInView, placeBeside } from './place-beside.ts';

export type MenuAction = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** An address of the app, or what to do. */
  to?: string;
  onSelect?: () => void;
  /** Forbidden now: the row stays, and says why as a second line. */
  disabledReason?: ReactNode;
  isDestructive?: boolean;
  /** The current choice of a selector: listed, and not selectable again. */
  isCurrent?: boolean;
};

const List = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.modal + 1,
  minWidth: 200,
  maxWidth: 'min(320px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 16px)',
  overflowY: 'auto',
  padding: theme.spacing(1.5),
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.vars.palette.elevation.menu,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 44,
  padding: theme.spacing(1.5, 3),
  borderRadius: theme.radius.md,
  cursor: 'pointer',
  fontSize: '0.9375rem',
  fontWeight: 550,
  '&:hover, &:focus': { backgroundColor: theme.vars.palette.background.sunken },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-destructive]': { color: theme.vars.palette.error.main },
  '&[data-current]': { color: theme.vars.palette.primary.main },
  '&[aria-disabled=true]': { cursor: 'not-allowed', color: theme.vars.palette.text.tertiary },
  '& small': {
    display: 'block',
    ...theme.typography.caption,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

export type MenuTriggerProps = {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

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
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const name = label ?? intl.formatMessage(messages.menuOpen);
  const button = () => document.getElementById(id);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useLayoutEffect(() => {
    const anchor = document.getElementById(id);
    if (!isOpen || !list.current || !anchor) return;
    placeBeside(list.current, anchor);
    (
      list.current.querySelector<HTMLElement>('[data-current]') ??
      list.current.querySelector<HTMLElement>('[role^=menuitem]')
    )?.focus();
  }, [isOpen, id]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !document.getElementById(id)?.contains(target)) {
        setOpen(false);
      }
    };
    // A page whose parts still arrive moves: the menu goes along, and closes only with its button out of sight.
    const follow = (event: Event) => {
      const anchor = document.getElementById(id);
      if (!list.current || list.current.contains(event.target as Node)) return;
      if (anchor && isInView(anchor)) placeBeside(list.current, anchor);
      else setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
    };
  }, [isOpen, id]);

  const close = () => {
    setOpen(false);
    button()?.focus();
  };
  const select = (action: MenuAction) => {
    if (action.disabledReason !== undefined || action.isCurrent) return;
    close();
    if (action.to !== undefined) void navigate(action.to);
    else action.onSelect?.();
  };
  const move = (event: KeyboardEvent) => {
    const all = rows();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      close();
    } else if (event.key.length === 1 && event.key !== ' ') {
      const sign = event.key.toLowerCase();
      const ahead = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      ahead.find((row) => row.textContent?.trim().toLowerCase().startsWith(sign))?.focus();
    }
  };

  const triggerProps: MenuTriggerProps = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-menu` : undefined,
    onClick: () => setOpen((open) => !open),
    onKeyDown: (event) => {
      if (event.key === 'ArrowDown' && !isOpen) {
        event.preventDefault();
        setOpen(true);
      }
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
      {isOpen &&
        createPortal(
          <List ref={list} id={`${id}-menu`} role="menu" aria-label={name} onKeyDown={move}>
            {sorted.map((action) => {
              const isBlocked = action.disabledReason !== undefined || action.isCurrent;
              return (
                <Row
                  key={action.key}
                  role={action.isCurrent === undefined ? 'menuitem' : 'menuitemradio'}
                  tabIndex={-1}
                  {...(action.isCurrent === undefined ? {} : { 'aria-checked': action.isCurrent })}
                  {...(action.isCurrent ? { 'data-current': '' } : {})}
                  {...(action.isDestructive ? { 'data-destructive': '' } : {})}
                  {...(isBlocked ? { 'aria-disabled': true } : {})}
                  onClick={() => select(action)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' || event.key === ' ') {
                      event.preventDefault();
                      select(action);
                    }
                  }}
                >
                  {action.icon}
                  <span>
                    {action.label}
                    {action.disabledReason !== undefined && <small>{action.disabledReason}</small>}
                  </span>
                </Row>
              );
            })}
          </List>,
          // Inside an open dialog the menu must be in its top layer.
          button()?.closest('dialog') ?? document.body,
        )}
    </>
  );
}
