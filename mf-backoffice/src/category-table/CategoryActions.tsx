import { FormattedMessage, useIntl } from 'react-intl';
import { useState } from 'react';
import { ActionMenu, ConfirmDialog } from 'shared-ui';
import type { Category } from '../categories.ts';
import { deleteCategory, moveCategory } from './api.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { messages } from './messages.ts';
import { useChange } from './use-change.ts';

/** What an administrator does with a category; `place` is that in the whole order, the first is 1. */
export function CategoryActions({
  category,
  place,
  total,
}: {
  category: Category;
  place: number;
  total: number;
}) {
  const { formatMessage } = useIntl();
  const change = useChange();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { id, name } = category;
  // The refusal is shown already.
  const move = (to: number) => void change(() => moveCategory(id, to)).catch(() => undefined);
  return (
    <>
      <ActionMenu
        label={formatMessage(messages.actionsOf, { name })}
        actions={[
          { key: 'edit', label: formatMessage(messages.edit), onSelect: () => setOpen('edit') },
          {
            key: 'up',
            label: formatMessage(messages.up),
            onSelect: () => move(place - 1),
            ...(place === 1 ? { disabledReason: formatMessage(messages.isFirst) } : {}),
          },
          {
            key: 'down',
            label: formatMessage(messages.down),
            onSelect: () => move(place + 1),
            ...(place === total ? { disabledReason: formatMessage(messages.isLast) } : {}),
          },
          {
            key: 'delete',
            label: formatMessage(messages.delete),
            onSelect: () => setOpen('delete'),
            isDestructive: true,
          },
        ]}
      />
      {open === 'edit' && <CategoryDialog category={category} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        onClose={close}
        onConfirm={() => change(() => deleteCategory(id))}
        title={formatMessage(messages.deleteTitle)}
        confirmLabel={formatMessage(messages.deleteConfirm, { name })}
      >
        <FormattedMessage {...messages.deleteText} values={{ name }} />
      </ConfirmDialog>
    </>
  );
}
