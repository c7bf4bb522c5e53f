import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type ComponentProps } from 'react';

const Root = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));

/**
 * The `<form>` inside `<Formik>`: errors in place, and after a refused submit the focus is on the
 * first field in error.
 */
export function Form(props: Omit<ComponentProps<typeof Root>, 'onSubmit' | 'noValidate'>) {
  const { handleSubmit, submitCount, isSubmitting, isValid } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const focusedFor = useRef(0);

  useEffect(() => {
    if (submitCount === focusedFor.current || isSubmitting) return;
    focusedFor.current = submitCount;
    if (isValid) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('input') : first;
    control?.focus();
  }, [submitCount, isSubmitting, isValid]);

  return <Root {...props} ref={form} noValidate onSubmit={handleSubmit} />;
}
