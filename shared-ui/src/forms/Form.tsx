import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useRefusedFields } from './refused-fields.ts';

const Root = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));

/**
 * The `<form>` inside `<Formik>`: errors in place, and after a refused submit the focus is on the
 * first field in error, whether the schema or the server refused it. What is said of no single field has
 * `data-fault`.
 */
export function Form(props: Omit<ComponentProps<typeof Root>, 'onSubmit' | 'noValidate'>) {
  const { handleSubmit, submitCount, isSubmitting, isValid } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const focusedFor = useRef(0);
  const refused = useRefusedFields();

  useEffect(() => {
    if (Object.keys(refused).length > 0) focusFirstFault(form.current);
  }, [refused]);

  useEffect(() => {
    if (submitCount === focusedFor.current || isSubmitting) return;
    focusedFor.current = submitCount;
    if (!isValid) focusFirstFault(form.current);
  }, [submitCount, isSubmitting, isValid]);

  return <Root {...props} ref={form} noValidate onSubmit={handleSubmit} />;
}

function focusFirstFault(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]');
  const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('input') : first;
  control?.focus();
}
