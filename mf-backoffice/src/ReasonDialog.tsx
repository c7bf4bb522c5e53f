import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { toApiError } from 'shared-auth';
import { Dialog, toast } from 'shared-ui';
import { ReasonForm } from 'shared-ui/forms';

type ReasonDialogProps = {
  title: string;
  text: string;
  /** Words of the field, of the buttons, and of what came of it. */
  words: { reason: string; submit: string; cancel: string; done: string; failed: string };
  act: (reason: string) => Promise<unknown>;
  /** Read again, whether it was done or refused: somebody else may have done it. */
  stale: readonly QueryKey[];
  onClose: () => void;
};

/** Asks for the reason of an act, does it, and says what came of it. */
export function ReasonDialog({ title, text, words, act, stale, onClose }: ReasonDialogProps) {
  const queryClient = useQueryClient();
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p>{text}</p>
      <ReasonForm
        label={words.reason}
        submit={words.submit}
        cancel={words.cancel}
        onCancel={onClose}
        onSubmit={async (reason) => {
          try {
            await act(reason);
            toast.success(words.done);
            onClose();
          } catch (error) {
            toast.error(toApiError(error).info ?? words.failed);
          } finally {
            for (const queryKey of stale) await queryClient.invalidateQueries({ queryKey });
          }
        }}
      />
    </Dialog>
  );
}
