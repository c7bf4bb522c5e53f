import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { CategoryTile } from 'shared-ui';
import { RadioGroupField } from 'shared-ui/forms';
import type { CategoryLookName } from '../categories.ts';
import { lookMessages } from './look-messages.ts';
import { messages } from './messages.ts';

const Choice = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(3),
}));

const Columns = styled('div')(({ theme }) => ({
  '& fieldset': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
    columnGap: theme.spacing(4),
  },
  '& legend, & fieldset > :last-child': { gridColumn: '1 / -1' },
}));

const looks = Object.keys(lookMessages) as CategoryLookName[];

/** Value of the field while no look is chosen: the category is drawn by its id. */
export const NO_LOOK = '';

export const lookOf = (value: string): CategoryLookName | null =>
  looks.find((look) => look === value) ?? null;

/** Motif and colours by which covers and badges of a category are drawn. */
export function LookField({ name }: { name: string }) {
  return (
    <Columns>
      <RadioGroupField
        name={name}
        label={<FormattedMessage {...messages.look} />}
        help={<FormattedMessage {...messages.lookHelp} />}
        options={[
          { value: NO_LOOK, label: <FormattedMessage {...messages.lookByItself} /> },
          ...looks.map((look) => ({
            value: look,
            label: (
              <Choice>
                <CategoryTile category={look} size={32} />
                <FormattedMessage {...lookMessages[look]} />
              </Choice>
            ),
          })),
        ]}
      />
    </Columns>
  );
}
