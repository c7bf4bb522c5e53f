import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { toast } from 'shared-ui';

type Message = ComponentProps<typeof FormattedMessage>;

/** Copies an address and says so; `failed` shows it as `{url}`. */
export async function copyLink(
  url: string,
  { copied, failed }: { copied: Message; failed: Message },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.notify(<FormattedMessage {...copied} />);
  } catch {
    // A browser without permission still gives the address, to be copied by hand.
    toast.warning(<FormattedMessage {...failed} values={{ url }} />);
  }
}
