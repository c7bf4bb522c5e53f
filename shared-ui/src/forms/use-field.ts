import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from './messages.ts';
import { faultOf } from './refused-fields.ts';

const defaults = new Map<string, string>(
  Object.values(formMessages).map(({ id, defaultMessage }) => [id, defaultMessage]),
);

/** The words of a field's error: a message id, or a text that a server sent. */
export function useErrorText(error: string | undefined): string | undefined {
  const intl = useIntl();
  if (!error) return undefined;
  const defaultMessage = defaults.get(error);
  if (defaultMessage !== undefined) return intl.formatMessage({ id: error, defaultMessage });
  return error in intl.messages ? intl.formatMessage({ id: error }) : error;
}

/** A Formik field with an id and the error that may be shown: after blur, a submit, or a refusal of the server. */
export function useFormField<T>(name: string) {
  const [field, meta, actions] = useField<T>(name);
  const { status } = useFormikContext();
  const id = useId();
  const error = useErrorText(
    (meta.touched ? meta.error : undefined) ?? faultOf(status, name, field.value),
  );
  return { id, field, actions, error };
}
