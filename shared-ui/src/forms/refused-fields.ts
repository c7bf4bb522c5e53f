import { getIn, setIn, useFormikContext, type FormikErrors } from 'formik';
import { useMemo } from 'react';
import { formMessages } from './messages.ts';

/** By path of the form: what to say, and the value that was refused. */
type RefusedFields = Readonly<Record<string, { fault: string; value: unknown }>>;

type FormToRefuse = {
  values: unknown;
  setStatus: (status: { refusedFields: RefusedFields }) => void;
};

/** Codes that mean the same in every form; the words are message ids. */
const sharedWords: Readonly<Record<string, string>> = {
  REQUIRED: formMessages.required.id,
  BLANK: formMessages.blank.id,
  TOO_LONG: formMessages.longText.id,
};

/**
 * Shows the server's errors (`fields` of a refusal) at their fields, until each is changed: Formik's own
 * errors would be gone with the next key. The form takes the person to the first.
 * @param fields path on the wire to code, as `ApiError.fields`
 * @param pathOf path in the form; null for what no control writes
 * @param words text for a code of this form alone, in the language of the page
 * @returns whether at least one stands at its field, so that the rest need not be told there
 */
export function refuseFields(
  form: FormToRefuse,
  fields: Readonly<Record<string, string>>,
  {
    pathOf = (path) => path,
    words = {},
  }: {
    pathOf?: (path: string) => string | null;
    words?: Readonly<Record<string, string>>;
  } = {},
): boolean {
  const refused = Object.entries(fields).flatMap(([wirePath, code]) => {
    const path = pathOf(wirePath);
    const value: unknown = path === null ? undefined : getIn(form.values, path);
    if (path === null || value === undefined) return [];
    const fault = words[code] ?? sharedWords[code] ?? formMessages.refused.id;
    return [[path, { fault, value }] as const];
  });
  form.setStatus({ refusedFields: Object.fromEntries(refused) });
  return refused.length > 0;
}

const none: RefusedFields = {};

const refusedOf = (status: unknown): RefusedFields =>
  (status as { refusedFields?: RefusedFields } | undefined)?.refusedFields ?? none;

/** The latest refusal: a new object each time. */
export const useRefusedFields = (): RefusedFields => refusedOf(useFormikContext().status);

/** The server's error for the value that the field still has. */
export function faultOf(status: unknown, path: string, value: unknown): string | undefined {
  const refused = refusedOf(status)[path];
  return refused !== undefined && Object.is(refused.value, value) ? refused.fault : undefined;
}

/** Errors of the schema, and the server's for unchanged values. */
export function useFaults<Values>(): FormikErrors<Values> {
  const { errors, status, values } = useFormikContext<Values>();
  return useMemo(
    () =>
      Object.keys(refusedOf(status)).reduce((all, path) => {
        const fault = faultOf(status, path, getIn(values, path));
        if (fault === undefined || getIn(all, path) !== undefined) return all;
        return setIn(all, path, fault) as FormikErrors<Values>;
      }, errors),
    [errors, status, values],
  );
}
