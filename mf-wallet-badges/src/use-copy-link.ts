import { useIntl, type MessageDescriptor } from 'react-intl';
import { toast } from 'shared-ui';

/** @returns what copies an address and says so; `failed` shows it as `{url}`. */
export function useCopyLink() {
  const intl = useIntl();
  return async (
    url: string,
    { copied, failed }: { copied: MessageDescriptor; failed: MessageDescriptor },
  ): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast.notify(intl.formatMessage(copied));
    } catch {
      // A browser without permission still gives the address, to be copied by hand.
      toast.warning(intl.formatMessage(failed, { url }));
    }
  };
}
