import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ActionMenu, type MenuAction } from 'shared-ui';
import { icons } from '../icons.ts';
import { PathIcon } from '../PathIcon.tsx';

const Root = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  padding: theme.spacing(0, 3),
  border: 0,
  borderRadius: theme.radius.md,
  background: 'none',
  color: theme.vars.palette.text.primary,
  fontSize: '0.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { backgroundColor: theme.vars.palette.background.sunken },
}));

/** A selector of the top bar: what is chosen, and a menu of the others. */
export function SelectorButton({
  name,
  actions,
  children,
}: {
  /** Of the button and of its menu, for screen readers. */
  name: string;
  actions: readonly MenuAction[];
  children: ReactNode;
}) {
  return (
    <ActionMenu
      label={name}
      actions={actions}
      trigger={(props) => (
        <Root type="button" aria-label={name} {...props}>
          {children}
          <PathIcon path={icons.down} size={14} />
        </Root>
      )}
    />
  );
}
