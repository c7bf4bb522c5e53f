import { useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Alert, Button, Glyph, IconButton, PaddedCard, TextLink } from 'shared-ui';
import {
  CheckboxField,
  Form,
  Formik,
  TextField,
  refuseFields,
  useFormikContext,
  type FormikHelpers,
} from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { ActionRow } from '../ActionRow.tsx';
import { changedByNewCourses } from '../new-courses.ts';
import { redeemVouchers } from './api.ts';
import { messages } from './messages.ts';
import {
  MOST_ROWS,
  codePath,
  movedRefusals,
  newRow,
  rowsSchema,
  type VoucherRows,
} from './voucher-rows.ts';

const Card = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: '40rem',
}));

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: theme.spacing(2) },
  '& > li > div': { flex: 1, minWidth: 0 },
  // Beside the control, under the line of its label.
  '& button': { marginTop: theme.spacing(7) },
  '& input': { fontFamily: theme.fonts.mono },
}));

/** Aligns its text, not its padding, with the field. */
const AddRow = styled('div')(({ theme }) => ({ marginInlineStart: theme.spacing(-3) }));

type Result = { tone: 'success' | 'danger'; text: string };

/** Rows of codes, redeemed together: all, or none and the rows stay (MULTI-10 to MULTI-12, E112). */
export function RedeemForm() {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const [result, setResult] = useState<Result | null>(null);
  const schema = useMemo(() => rowsSchema(formatMessage(messages.repeated)), [formatMessage]);
  const words = {
    VOUCHER_UNKNOWN: formatMessage(messages.unknown),
    VOUCHER_REDEEMED: formatMessage(messages.used),
    VOUCHER_WITHDRAWN: formatMessage(messages.withdrawn),
    VOUCHER_REPLACED: formatMessage(messages.replaced),
    VOUCHER_COURSE_OWNED: formatMessage(messages.owned),
    VOUCHER_REPEATED: formatMessage(messages.sameCourse),
  };

  const redeem = async (values: VoucherRows, form: FormikHelpers<VoucherRows>) => {
    setResult(null);
    try {
      const info = await redeemVouchers(
        values.rows.map(({ code }) => code.trim()),
        { mostraNome: values.showsName, mostraAvanzamento: values.sharesProgress },
      );
      setResult({ tone: 'success', text: info ?? formatMessage(messages.done) });
    } catch (failure) {
      const { info, fields } = toApiError(failure);
      refuseFields({ values, setStatus: form.setStatus }, fields, { pathOf: codePath, words });
      setResult({ tone: 'danger', text: info ?? formatMessage(messages.failed) });
      return;
    }
    form.resetForm({ values: { rows: [newRow()], showsName: false, sharesProgress: false } });
    for (const queryKey of changedByNewCourses) void queryClient.invalidateQueries({ queryKey });
  };

  return (
    <Card>
      {result !== null && (
        <Alert
          tone={result.tone}
          announce={result.tone === 'success' ? 'status' : 'alert'}
          onClose={() => setResult(null)}
          {...(result.tone === 'success'
            ? {
                action: (
                  <TextLink to={paths.courseTable({ typology: 1 })}>
                    {formatMessage(messages.toCourses)}
                  </TextLink>
                ),
              }
            : {})}
        >
          {result.text}
        </Alert>
      )}
      <Formik
        initialValues={{ rows: [newRow()], showsName: false, sharesProgress: false }}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={redeem}
      >
        {({ isSubmitting }) => (
          <Form>
            <CodeRows />
            <CheckboxField
              name="showsName"
              label={formatMessage(messages.showsName)}
              detail={formatMessage(messages.showsNameText)}
            />
            <CheckboxField
              name="sharesProgress"
              label={formatMessage(messages.sharesProgress)}
              detail={formatMessage(messages.sharesProgressText)}
            />
            <ActionRow>
              <Button type="submit" size="large" busy={isSubmitting}>
                {formatMessage(messages.redeem)}
              </Button>
            </ActionRow>
          </Form>
        )}
      </Formik>
    </Card>
  );
}

function CodeRows() {
  const { formatMessage } = useIntl();
  const form = useFormikContext<VoucherRows>();
  const { rows } = form.values;
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<number | null>(null);

  // After a row came or went, where one types on.
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelectorAll('input')[toFocus.current]?.focus();
    toFocus.current = null;
  });

  const add = () => {
    toFocus.current = rows.length;
    void form.setFieldValue('rows', [...rows, newRow()], false);
  };
  const remove = (place: number) => {
    const left = rows.filter((_, at) => at !== place);
    toFocus.current = Math.min(place, left.length - 1);
    const touched = form.touched.rows?.filter((_, at) => at !== place);
    form.setStatus(movedRefusals(form.status, left));
    void form.setTouched(touched === undefined ? {} : { rows: touched }, false);
    void form.setFieldValue('rows', left);
  };

  return (
    <>
      <Rows ref={list}>
        {rows.map(({ id }, place) => (
          <li key={id}>
            <TextField
              name={codePath(place)}
              label={
                rows.length === 1
                  ? formatMessage(messages.code)
                  : formatMessage(messages.codeAt, { place: place + 1 })
              }
              {...(place === 0 ? { help: formatMessage(messages.codeHelp) } : {})}
              normalise={(typed) => typed.toUpperCase()}
              autoComplete="off"
              maxLength={100}
            />
            {rows.length > 1 && (
              <IconButton
                label={formatMessage(messages.removeRow, { place: place + 1 })}
                onClick={() => remove(place)}
              >
                <Glyph name="trash" size={22} />
              </IconButton>
            )}
          </li>
        ))}
      </Rows>
      <AddRow>
        <Button
          variant="text"
          startIcon={<Glyph name="plus" size={18} />}
          onClick={add}
          {...(rows.length < MOST_ROWS
            ? {}
            : { disabledReason: formatMessage(messages.mostRows, { count: MOST_ROWS }) })}
        >
          {formatMessage(messages.addRow)}
        </Button>
      </AddRow>
    </>
  );
}
