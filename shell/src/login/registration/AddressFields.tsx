import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { TextField } from 'shared-ui/forms';
import { registrationMessages } from './registration-messages.ts';

/** Two fields beside each other where there is room. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 4),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Where a person lives. */
export function AddressFields() {
  const intl = useIntl();
  const label = (name: keyof typeof registrationMessages) =>
    intl.formatMessage(registrationMessages[name]);
  return (
    <>
      <TextField name="street" label={label('street')} autoComplete="address-line1" />
      <TextField name="municipality" label={label('municipality')} autoComplete="address-level2" />
      <Pair>
        <TextField
          name="province"
          label={label('province')}
          maxLength={2}
          autoComplete="address-level1"
          normalise={(value) => value.toUpperCase()}
        />
        <TextField
          name="zipcode"
          label={label('zipcode')}
          maxLength={5}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Pair>
    </>
  );
}
