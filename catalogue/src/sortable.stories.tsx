import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { ActionMenu, Card } from 'shared-ui';
import { moved, SortableList } from 'shared-ui/sortable';
import { States } from './states.tsx';

export default { title: 'Sortable list' } satisfies Meta;

const names = ['Vedere il rischio', 'La postazione di lavoro', 'Uscire in sicurezza'];

function Modules({ count, isLocked = false }: { count: number; isLocked?: boolean }) {
  const [items, setItems] = useState(names.slice(0, count).map((key) => ({ key })));
  return (
    <SortableList
      items={items}
      nameOf={({ key }) => key}
      onMove={(from, to) => setItems(moved(items, from, to))}
      isLocked={isLocked}
    >
      {({ key }, _place, { handle, moveActions }) => (
        <Card style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 60, padding: 8 }}>
          {handle}
          <span style={{ flex: 1, minWidth: 0 }}>{key}</span>
          {moveActions.length > 0 && (
            <ActionMenu label={`Azioni su “${key}”`} actions={moveActions} />
          )}
        </Card>
      )}
    </SortableList>
  );
}

export const Rows: StoryObj = {
  render: () => (
    <States
      of={{
        'by handle, arrows and menu': <Modules count={3} />,
        'one row': <Modules count={1} />,
        locked: <Modules count={3} isLocked />,
      }}
    />
  ),
};
