import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SelectField, TextField } from 'shared-ui/forms';
import { recipientMessages as messages } from './recipient-messages.ts';

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

/** Who gets a course by mail, and what is said to them (MULTI-06, E167). */
export function RecipientFields({
  fields,
  emailHint,
  children,
}: {
  /** What the form calls them. */
  fields: Record<'name' | 'email' | 'message' | 'language', string>;
  emailHint?: ComponentProps<typeof TextField>['hintOf'];
  /** Fields beside the last one. */
  children?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <Fields>
      <TextField
        name={fields.name}
        label={formatMessage(messages.name)}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        name={fields.email}
        type="email"
        label={formatMessage(messages.email)}
        autoComplete="off"
        maxLength={200}
        {...(emailHint === undefined ? {} : { hintOf: emailHint })}
      />
      <div data-wide="">
        <TextField
          name={fields.message}
          label={formatMessage(messages.message)}
          isOptional
          isMultiline
          rows={3}
          maxLength={500}
        />
      </div>
      <SelectField
        name={fields.language}
        label={formatMessage(messages.language)}
        options={[
          { value: 'it', label: formatMessage(messages.italian) },
          { value: 'en', label: formatMessage(messages.english) },
        ]}
      />
      {children}
    </Fields>
  );
}
