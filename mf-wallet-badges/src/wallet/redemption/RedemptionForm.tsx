import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api, isApiError, newIdempotencyKey, toApiError, useSession } from 'shared-auth';
import { Alert, Button, toast, useFormats } from 'shared-ui';
import {
  AmountField,
  CheckboxField,
  Form,
  Formik,
  RadioGroupField,
  refuseFields,
  TextField,
  type FormikHelpers,
} from 'shared-ui/forms';
import { FileUploadField } from 'shared-ui/upload';
import {
  requestRedemption,
  staleAfterRequest,
  type KindTerms,
  type Terms,
  type Wish,
} from './api.ts';
import { messages } from './messages.ts';
import {
  centsOfAmount,
  redemptionSchema,
  termsOf,
  withheldOf,
  type RedemptionForm as Values,
} from './redemption-schema.ts';
import { refusalText } from './refusal-text.ts';
import { Rules } from './Rules.tsx';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

const fieldsOfWire: Readonly<Record<string, keyof Values>> = {
  documentoRitenutaAcconto: 'withholding',
  documentoPrestazioneOccasionale: 'occasional',
  numeroFattura: 'invoiceNumber',
  emailPayPal: 'email',
  iban: 'iban',
  importoRichiesto: 'amount',
};

type Failure = { reason: string | null };

/** What is asked for, where it is paid to, and the documents (WALLET-07 to WALLET-15). */
export function RedemptionForm({ terms, maxBytes }: { terms: Terms; maxBytes: number }) {
  const { formatMessage } = useIntl();
  const person = useSession((session) => session.person);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = useSend(setFailure);
  const initialValues: Values = {
    // What can be asked for now.
    kind: terms.kinds.find(({ refusal }) => refusal === null)?.kind ?? 'reward',
    amount: '',
    email: person?.emailComunicazione || person?.email || '',
    iban: '',
    invoiceNumber: '',
    hasDeclaration: false,
    withholding: [],
    occasional: [],
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={redemptionSchema(terms, {
        amount: formatMessage(messages.amountWrong),
        declaration: formatMessage(messages.declarationWrong),
      })}
      onSubmit={async (values, helpers) => {
        if (termsOf(terms, values.kind).refusal === null) await send(values, helpers);
      }}
    >
      {({ values, isSubmitting }) => (
        <Form>
          <Fields
            terms={terms}
            values={values}
            maxBytes={maxBytes}
            userId={person?.userId ?? ''}
            isSubmitting={isSubmitting}
            failure={failure}
          />
        </Form>
      )}
    </Formik>
  );
}

/** Sends the form; the same words again, after an answer that was lost, are the same request. */
function useSend(onFailure: (failure: Failure | null) => void) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const sent = useRef({ words: '', key: '' });
  return async (values: Values, helpers: FormikHelpers<Values>) => {
    const words = JSON.stringify(values);
    if (sent.current.words !== words) sent.current = { words, key: newIdempotencyKey() };
    onFailure(null);
    try {
      await requestRedemption(wishOf(values, sent.current.key));
      // The same words from now on are a new wish: this one may be refused or withdrawn meanwhile.
      sent.current = { words: '', key: '' };
      toast.success(formatMessage(messages.sent));
      helpers.resetForm();
    } catch (error) {
      const { fields, info, code } = toApiError(error);
      if (isApiError(error) && fields !== undefined) {
        refuseFields({ values, setStatus: helpers.setStatus }, fields, {
          pathOf: (path) => fieldsOfWire[path] ?? null,
        });
      }
      // A reason is told by who refused; of a failure on the way there is none.
      onFailure({ reason: code?.startsWith('REDEMPTION_') === true ? (info ?? null) : null });
    } finally {
      // After a refusal too: what can be asked for has changed meanwhile.
      await Promise.all(
        staleAfterRequest.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    }
  };
}

const wishOf = (values: Values, key: string): Wish => ({
  key,
  kind: values.kind,
  cents: centsOfAmount(values.amount) ?? 0,
  email: values.email.trim(),
  iban: values.iban,
  invoiceNumber: values.invoiceNumber.trim() === '' ? null : values.invoiceNumber.trim(),
  hasDeclaration: values.hasDeclaration,
  withholding: values.withholding[0],
  occasional: values.hasDeclaration ? values.occasional[0] : undefined,
});

function Fields({
  terms,
  values,
  maxBytes,
  userId,
  isSubmitting,
  failure,
}: {
  terms: Terms;
  values: Values;
  maxBytes: number;
  userId: string;
  isSubmitting: boolean;
  failure: Failure | null;
}) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const [isWithholdingBusy, setWithholdingBusy] = useState(false);
  const [isOccasionalBusy, setOccasionalBusy] = useState(false);
  // What is switched off pauses on its way, and nobody waits for it.
  const isUploading = isWithholdingBusy || (values.hasDeclaration && isOccasionalBusy);
  const { isCompany } = terms;
  const kind = termsOf(terms, values.kind);
  const upload = { kind: 'redemption', maxBytes, transport: api.raw, maxFiles: 1 } as const;
  const reason =
    kind.refusal !== null
      ? formatMessage(refusalText(kind.refusal), {
          minimum: euro(kind.minimumCents),
          vat: euro(terms.withoutVatCents),
        })
      : isUploading
        ? formatMessage(messages.uploading)
        : null;
  return (
    <Stack>
      {terms.kinds.length > 1 && <KindChoice terms={terms} />}
      <Rules terms={terms} kind={kind} />
      <AmountField
        name="amount"
        label={formatMessage(messages.amount)}
        help={<AmountHelp terms={terms} kind={kind} amount={values.amount} />}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={formatMessage(messages.email)}
      />
      <TextField
        name="iban"
        autoComplete="off"
        maxLength={34}
        normalise={(text) => text.toUpperCase()}
        label={formatMessage(messages.iban)}
        help={formatMessage(messages.ibanHelp)}
      />
      {isCompany && (
        <TextField
          name="invoiceNumber"
          maxLength={50}
          autoComplete="off"
          label={formatMessage(messages.invoiceNumber)}
        />
      )}
      {!isCompany && (
        <FileUploadField
          {...upload}
          name="withholding"
          resumeKey={`redemption withholding ${userId}`}
          onBusyChange={setWithholdingBusy}
          label={formatMessage(messages.withholding)}
        />
      )}
      <CheckboxField
        name="hasDeclaration"
        isSwitch
        label={formatMessage(messages.declaration)}
        {...(isCompany ? { disabledReason: formatMessage(messages.declarationCompany) } : {})}
      />
      {values.hasDeclaration && (
        <FileUploadField
          {...upload}
          name="occasional"
          resumeKey={`redemption occasional ${userId}`}
          onBusyChange={setOccasionalBusy}
          label={formatMessage(messages.occasional)}
        />
      )}
      {failure !== null && (
        <Alert tone="danger" announce="alert">
          <strong>{formatMessage(messages.failed)}</strong>
          {failure.reason !== null && <div>{failure.reason}</div>}
        </Alert>
      )}
      <Button
        type="submit"
        fullWidth
        busy={isSubmitting}
        {...(reason === null ? {} : { disabledReason: reason })}
      >
        {formatMessage(messages.submit)}
      </Button>
    </Stack>
  );
}

/** Which credits: a teacher has two kinds. */
function KindChoice({ terms }: { terms: Terms }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  return (
    <RadioGroupField
      name="kind"
      label={formatMessage(messages.kind)}
      options={terms.kinds.map(({ kind, availableCents }) => ({
        value: kind,
        label: formatMessage(messages[kind]),
        detail: formatMessage(messages.available, { amount: euro(availableCents) }),
      }))}
    />
  );
}

function AmountHelp({ terms, kind, amount }: { terms: Terms; kind: KindTerms; amount: string }) {
  const { euro } = useFormats();
  const cents = centsOfAmount(amount);
  const withheld = withheldOf(cents ?? 0, terms.withholdingBps);
  return (
    <>
      <FormattedMessage
        {...(kind.maximumCents < kind.minimumCents
          ? messages.refusedThreshold
          : messages.amountRange)}
        values={{ minimum: euro(kind.minimumCents), maximum: euro(kind.maximumCents) }}
      />
      {cents !== null && terms.withholdingBps > 0 && (
        <>
          {' '}
          <FormattedMessage
            {...messages.amountSplit}
            values={{ net: euro(cents - withheld), withheld: euro(withheld) }}
          />
        </>
      )}
    </>
  );
}
