import { useFormField } from '../forms/use-field.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { UploadedFile } from './transport.ts';

/** `FileUpload` bound to a Formik form; the value of the field is a list of `UploadedFile`. */
export function FileUploadField({
  name,
  ...props
}: Omit<FileUploadProps, 'value' | 'onChange' | 'error' | 'onBlur'> & { name: string }) {
  const { field, actions, error } = useFormField<UploadedFile[]>(name);
  return (
    <FileUpload
      {...props}
      value={field.value ?? []}
      onChange={(files) => void actions.setValue(files)}
      onBlur={() => void actions.setTouched(true)}
      error={error}
    />
  );
}
