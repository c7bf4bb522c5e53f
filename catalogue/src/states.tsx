import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  margin: 0,
  '& > div > dt': { ...theme.typography.caption, marginBottom: theme.spacing(2) },
  '& > div > dd': { margin: 0 },
}));

/** Every state of a component below its name. */
export function States({ of }: { of: Record<string, ReactNode> }) {
  return (
    <List>
      {Object.entries(of).map(([name, shown]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </List>
  );
}
