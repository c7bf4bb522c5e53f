import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog } from 'shared-ui';
import { Form, Formik, object, SelectField, TextField, validators } from 'shared-ui/forms';
import type { Category } from '../categories.ts';
import { macroCategoriesQuery, saveCategory } from './api.ts';
import { LookField, lookOf, NO_LOOK } from './LookField.tsx';
import { messages } from './messages.ts';
import { useChange } from './use-change.ts';

const { required } = validators;

/** Both are required, the name with at least one character that is no space (BACK-22). */
const schema = object({ name: required(), macro: required() });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 10rem' },
}));

/** Adds a category, or changes one. */
export function CategoryDialog({
  category,
  onClose,
}: {
  category: Category | null;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const change = useChange();
  const macros = useQuery(macroCategoriesQuery).data ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        category === null
          ? formatMessage(messages.add)
          : formatMessage(messages.editTitle, { name: category.name })
      }
    >
      <Formik
        initialValues={{
          name: category?.name ?? '',
          macro: category === null ? '' : String(category.macroCategoryId),
          look: category?.look ?? NO_LOOK,
        }}
        validationSchema={schema}
        onSubmit={async ({ name, macro, look }) => {
          const isSaved = await change(() =>
            saveCategory({
              id: category?.id ?? null,
              name: name.trim(),
              macroCategoryId: Number(macro),
              look: lookOf(look),
            }),
          ).then(
            () => true,
            () => false,
          );
          // What was refused stays in the form.
          if (isSaved) onClose();
        }}
      >
        {({ isSubmitting }) => (
          <Form>
            <TextField
              name="name"
              maxLength={80}
              autoComplete="off"
              label={<FormattedMessage {...messages.name} />}
            />
            <SelectField
              name="macro"
              label={<FormattedMessage {...messages.macro} />}
              options={[
                { value: '', label: formatMessage(messages.choose) },
                ...macros.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <LookField name="look" />
            <Actions>
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                <FormattedMessage {...messages.cancel} />
              </Button>
              <Button type="submit" busy={isSubmitting}>
                <FormattedMessage {...(isSubmitting ? messages.saving : messages.save)} />
              </Button>
            </Actions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
