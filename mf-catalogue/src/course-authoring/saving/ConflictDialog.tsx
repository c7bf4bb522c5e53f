import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Dialog } from 'shared-ui';
import { authoringMessages } from '../authoring-messages.ts';
import { messages } from './messages.ts';

type Choice = 'reload' | 'keep';

/** Someone else saved first: the latest version alone, or with a copy of the own changes beside it (E53). */
export function ConflictDialog({
  isOpen,
  close,
  reload,
  keepCopy,
}: {
  isOpen: boolean;
  close: () => void;
  reload: () => Promise<void>;
  keepCopy: () => Promise<void>;
}) {
  const [busy, setBusy] = useState<Choice | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (choice: Choice, work: () => Promise<void>) => {
    setBusy(choice);
    setFailed(false);
    await work().catch(() => setFailed(true));
    setBusy(null);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isLocked={busy !== null}
      role="alertdialog"
      title={<FormattedMessage {...messages.conflictTitle} />}
      actions={
        <>
          <Button
            variant="outlined"
            busy={busy === 'reload'}
            onClick={() => void choose('reload', reload)}
          >
            <FormattedMessage {...messages.conflictReload} />
          </Button>
          <Button busy={busy === 'keep'} onClick={() => void choose('keep', keepCopy)}>
            <FormattedMessage {...messages.conflictKeep} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...(hasFailed ? authoringMessages.saveFailed : messages.conflictText)} />
    </Dialog>
  );
}
