import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { today } from 'shared-ui';
import { Checkbox, DateField, SelectField, TextField, useFormikContext } from 'shared-ui/forms';
import { useMailLanguage } from '../../../mail-language.ts';
import { StepCard } from '../../../PurchaseLayout.tsx';
import { noGift, type GiftForm } from './gift-form.ts';
import { giftMessages } from './messages.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

const names = ['email', 'giftName', 'giftMessage', 'giftLanguage', 'giftDay'] as const;

/** Whether the courses are for somebody else, and whom (MULTI-06, MULTI-07, E167). */
export function GiftCard({ ownEmails }: { ownEmails: readonly string[] }) {
  const { formatMessage } = useIntl();
  const language = useMailLanguage();
  const { values, setValues, setTouched, touched } = useFormikContext<GiftForm>();
  const tick = (isGift: boolean) => {
    // Hidden fields must not be sent.
    void setValues({ ...values, ...noGift(language), isGift });
    const untouched = Object.fromEntries(names.map((name) => [name, false]));
    void setTouched({ ...touched, ...untouched }, false);
  };
  return (
    <StepCard>
      <h2>{formatMessage(giftMessages.title)}</h2>
      <Checkbox
        name="isGift"
        label={formatMessage(giftMessages.isGift)}
        detail={formatMessage(giftMessages.isGiftText)}
        checked={values.isGift}
        onChange={tick}
      />
      {values.isGift && (
        <Fields>
          <TextField
            name="giftName"
            label={formatMessage(giftMessages.name)}
            autoComplete="off"
            maxLength={100}
          />
          <TextField
            name="email"
            type="email"
            label={formatMessage(giftMessages.email)}
            autoComplete="off"
            maxLength={200}
            hintOf={(typed) =>
              ownEmails.includes(typed.trim().toLowerCase()) ? giftMessages.ownEmail : null
            }
          />
          <div data-wide="">
            <TextField
              name="giftMessage"
              label={formatMessage(giftMessages.message)}
              isOptional
              isMultiline
              rows={3}
              maxLength={500}
            />
          </div>
          <SelectField
            name="giftLanguage"
            label={formatMessage(giftMessages.language)}
            options={[
              { value: 'it', label: formatMessage(giftMessages.italian) },
              { value: 'en', label: formatMessage(giftMessages.english) },
            ]}
          />
          <DateField
            name="giftDay"
            label={formatMessage(giftMessages.day)}
            help={formatMessage(giftMessages.dayHelp)}
            isOptional
            min={today()}
          />
        </Fields>
      )}
    </StepCard>
  );
}
