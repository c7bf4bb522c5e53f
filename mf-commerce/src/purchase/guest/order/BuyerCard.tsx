import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import {
  Checkbox,
  fiscalCodeHint,
  TextField,
  useFormikContext,
  vatNumberHint,
} from 'shared-ui/forms';
import { StepCard } from '../../../PurchaseLayout.tsx';
import { messages } from '../messages.ts';
import { noInvoice, type GuestForm } from './guest-form.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridColumn: '1 / -1',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

const upperCase = (value: string) => value.toUpperCase().replaceAll(/\s/g, '');

/** Who buys, and where codes and receipt go (CART-31); what an invoice needs, if one is wanted (CART-32). */
export function BuyerCard() {
  const { formatMessage } = useIntl();
  const { values, setValues, setTouched, touched } = useFormikContext<GuestForm>();
  const wantInvoice = (wantsInvoice: boolean) => {
    // Hidden fields must not be sent (CART-32).
    void setValues({ ...values, ...(wantsInvoice ? {} : noInvoice), wantsInvoice });
    if (wantsInvoice) return;
    const untouched = Object.fromEntries(Object.keys(noInvoice).map((name) => [name, false]));
    void setTouched({ ...touched, ...untouched }, false);
  };
  return (
    <StepCard>
      <h2>{formatMessage(messages.buyer)}</h2>
      <Fields>
        <TextField name="nome" label={formatMessage(messages.name)} autoComplete="given-name" />
        <TextField
          name="cognome"
          label={formatMessage(messages.surname)}
          autoComplete="family-name"
        />
        <TextField
          name="email"
          type="email"
          label={formatMessage(messages.email)}
          help={formatMessage(messages.emailHelp)}
          autoComplete="email"
        />
        <TextField
          name="telefono"
          type="tel"
          label={formatMessage(messages.phone)}
          autoComplete="tel"
        />
        <TextField
          name="codiceFiscale"
          label={formatMessage(messages.fiscalCode)}
          autoComplete="off"
          maxLength={20}
          normalise={upperCase}
          hintOf={fiscalCodeHint}
        />
      </Fields>
      <Checkbox
        name="wantsInvoice"
        label={formatMessage(messages.wantsInvoice)}
        checked={values.wantsInvoice}
        onChange={wantInvoice}
      />
      {values.wantsInvoice && (
        <Fields role="group" aria-label={formatMessage(messages.invoice)}>
          <TextField
            name="RagioneSociale"
            label={formatMessage(messages.companyName)}
            autoComplete="organization"
          />
          <TextField
            name="PartitaIva"
            label={formatMessage(messages.vatNumber)}
            inputMode="numeric"
            maxLength={11}
            autoComplete="off"
            hintOf={vatNumberHint}
          />
          <TextField
            name="sdi"
            label={formatMessage(messages.sdi)}
            isOptional
            maxLength={7}
            autoComplete="off"
            normalise={upperCase}
          />
          <TextField
            name="pec"
            type="email"
            label={formatMessage(messages.pec)}
            isOptional
            autoComplete="off"
          />
          <TextField
            name="Indirizzo"
            label={formatMessage(messages.street)}
            autoComplete="street-address"
          />
          <Place>
            <TextField
              name="Comune"
              label={formatMessage(messages.municipality)}
              autoComplete="address-level2"
            />
            <TextField
              name="Provincia"
              label={formatMessage(messages.province)}
              maxLength={2}
              autoComplete="address-level1"
              normalise={upperCase}
            />
            <TextField
              name="Cap"
              label={formatMessage(messages.postalCode)}
              inputMode="numeric"
              maxLength={5}
              autoComplete="postal-code"
            />
          </Place>
        </Fields>
      )}
    </StepCard>
  );
}
