import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionMenu, Card, ConfirmDialog, Glyph } from 'shared-ui';
import type { RowControls } from 'shared-ui/sortable';
import { messages } from './messages.ts';

const Root = styled(Card)(({ theme }) => ({
  '&[data-faulty]': { borderColor: theme.vars.palette.error.main },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
}));

const Toggle = styled('button')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: theme.radius.md,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 650, display: 'block' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > svg': { transition: `transform ${theme.duration.base} ${theme.easing.standard}` },
  '&[aria-expanded=true] > svg:last-child': { transform: 'rotate(180deg)' },
}));

const Faulty = styled(Glyph)(({ theme }) => ({ color: theme.vars.palette.error.main }));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  padding: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(5, 6, 6) },
}));

/** A part of the course in its list: name and summary, closed until it is written. */
export function PartCard({
  name,
  summary,
  controls,
  isOpen,
  onToggle,
  isFaulty,
  isLocked,
  onRemove,
  removeText,
  children,
}: {
  name: string;
  summary?: ReactNode;
  controls: RowControls;
  isOpen: boolean;
  onToggle: () => void;
  /** Something in it is wrong, and may be said. */
  isFaulty: boolean;
  isLocked: boolean;
  onRemove: () => void | Promise<unknown>;
  /** What becomes of what hangs on it. */
  removeText?: ReactNode;
  children: ReactNode;
}) {
  const intl = useIntl();
  const id = useId();
  const [isRemoving, setRemoving] = useState(false);
  const text = intl.formatMessage;
  return (
    <Root {...(isFaulty ? { 'data-faulty': '' } : {})}>
      <Head>
        {controls.handle}
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {isFaulty && <Faulty name="errorFill" size={20} />}
          <span>
            <b>{name}</b>
            {summary !== undefined && <small>{summary}</small>}
          </span>
          <Glyph name="down" size={20} />
        </Toggle>
        {!isLocked && (
          <ActionMenu
            label={text(messages.partActions, { name })}
            actions={[
              ...controls.moveActions,
              {
                key: 'remove',
                label: text(messages.remove),
                isDestructive: true,
                onSelect: () => setRemoving(true),
              },
            ]}
          />
        )}
      </Head>
      <div id={id}>{isOpen && <Body>{children}</Body>}</div>
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={onRemove}
        title={<FormattedMessage {...messages.removeTitle} values={{ name }} />}
        confirmLabel={<FormattedMessage {...messages.remove} />}
      >
        {removeText ?? <FormattedMessage {...messages.removeText} />}
      </ConfirmDialog>
    </Root>
  );
}
