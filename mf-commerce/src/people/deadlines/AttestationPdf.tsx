import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, saveFile, toast } from 'shared-ui';
import { readAttestation } from './api.ts';
import { messages } from './messages.ts';

/** Saves one attestation. `name` and `course` say whose it is to who cannot see the row. */
export function AttestationPdf({ id, name, course }: { id: string; name: string; course: string }) {
  const { formatMessage } = useIntl();
  const reading = useMutation({
    mutationFn: () => readAttestation(id),
    onError: (error) => toast.error(toApiError(error).info),
    onSuccess: ({ fileName, content }) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
    },
  });
  return (
    <Button
      variant="outlined"
      size="small"
      busy={reading.isPending}
      aria-label={formatMessage(messages.pdfNamed, { name, course })}
      onClick={() => reading.mutate()}
    >
      {formatMessage(messages.pdf)}
    </Button>
  );
}
