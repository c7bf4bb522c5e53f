// Formik's context must be the one that the fields here read: remotes take it from this entry.
export { Formik, useFormikContext, type FormikHelpers, type FormikProps } from 'formik';
// One copy of yup in the page: in its own remote it weighed 8 kB.
export {
  array,
  boolean,
  mixed,
  object,
  string,
  type AnyObject,
  type AnyObjectSchema,
  type TestContext,
} from 'yup';
export { Form } from './Form.tsx';
export { FilterBar } from './filters/FilterBar.tsx';
export { FilterForm, TYPING_PAUSE_MS } from './filters/FilterForm.tsx';
export { FormDraft, clearDraft } from './FormDraft.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { AmountField } from './AmountField.tsx';
export { centsOfTyped } from './amount.ts';
export { SelectField, Select, type SelectOption } from './SelectField.tsx';
export { Checkbox, CheckboxField } from './Checkbox.tsx';
export { ReasonForm } from './ReasonForm.tsx';
export { ResetFilters } from './filters/ResetFilters.tsx';
export { RadioGroupField, type RadioOption } from './RadioGroupField.tsx';
export { DateField } from './dates/DateField.tsx';
export { ChoiceBox } from './ChoiceBox.tsx';
export { MonthInput, parseMonth } from './dates/MonthInput.tsx';
export { QuantityInput } from './QuantityInput.tsx';
export { FieldFrame, FieldNotes, describedBy } from './FieldFrame.tsx';
export { Input } from './Input.tsx';
export { formMessages } from './messages.ts';
export { refuseFields, useFaults, useRefusedFields } from './refused-fields.ts';
export { useErrorText, useFormField } from './use-field.ts';
export { useSaveNotices } from './use-save-notices.ts';
export { fiscalCodeHint, vatNumberHint } from './hints.ts';
export * as validators from './validators.ts';
export {
  compactIban,
  compactPhone,
  fiscalCodeType,
  hasValidCheckCharacter,
  hasValidVatCheckDigit,
  isFiscalCode,
  isIban,
  isMobilePhone,
  normaliseFiscalCode,
} from '../validation/index.ts';
