import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpointKey } from 'shared-auth';
import { ActionMenu, ConfirmDialog, toast } from 'shared-ui';
import { useFailureToast } from '../failure-text.ts';
import { shareProgress, showHolder, withdrawVoucher, type Voucher } from './api.ts';
import { changeMessages as messages } from './change-messages.ts';
import { SendDialog } from './SendDialog.tsx';

/** What a buyer does with a code, and what a holder with their name. */
export function VoucherActions({ voucher }: { voucher: Voucher }) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const [open, setOpen] = useState<'send' | 'withdraw' | null>(null);
  // As it was seen: trying again after a lost answer repeats the same call.
  const [seen, setSeen] = useState(voucher);
  const openDialog = (dialog: 'send' | 'withdraw') => {
    setSeen(voucher);
    setOpen(dialog);
  };
  const { code, company, course, mail, state, isNameShown } = voucher;
  const reload = () =>
    queryClient.invalidateQueries({ queryKey: endpointKey('/api/Orders/GetVouchers') });
  /** Also after a failure: the voucher may have changed meanwhile. */
  const change = async (call: Promise<unknown>, done: string) => {
    try {
      await call;
      toast.success(done);
    } catch (error) {
      failed(error);
      throw error;
    } finally {
      await reload();
    }
  };
  const free = state === 'issued' ? {} : { disabledReason: formatMessage(messages.notFree) };
  const ofBuyer =
    code === null
      ? []
      : [
          {
            key: 'send',
            label: formatMessage(mail === null ? messages.send : messages.sendAgain),
            onSelect: () => openDialog('send'),
            ...free,
          },
          {
            key: 'withdraw',
            label: formatMessage(messages.withdraw),
            onSelect: () => openDialog('withdraw'),
            ...free,
          },
        ];
  const ofHolder =
    isNameShown === null
      ? []
      : [
          {
            key: 'name',
            label: formatMessage(isNameShown ? messages.hideName : messages.showName),
            onSelect: () =>
              void change(
                showHolder(voucher, !isNameShown),
                formatMessage(isNameShown ? messages.nameHidden : messages.nameShown),
              ).catch(() => {}),
          },
        ];
  const ofCompany =
    company === null
      ? []
      : [
          {
            key: 'progress',
            label: formatMessage(
              company.seesProgress ? messages.keepProgress : messages.shareProgress,
              { company: company.name },
            ),
            onSelect: () =>
              void change(
                shareProgress(voucher, !company.seesProgress),
                formatMessage(
                  company.seesProgress ? messages.progressKept : messages.progressShared,
                  { company: company.name },
                ),
              ).catch(() => {}),
          },
        ];
  return (
    <>
      <ActionMenu
        label={formatMessage(messages.actionsOf, { title: course.title, code: code ?? '' })}
        actions={[...ofBuyer, ...ofHolder, ...ofCompany]}
      />
      {open === 'send' && seen.code !== null && (
        <SendDialog
          voucher={seen}
          code={seen.code}
          onClose={() => setOpen(null)}
          onSend={(call, email) => change(call, formatMessage(messages.sentToast, { email }))}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'withdraw'}
        onClose={() => setOpen(null)}
        onConfirm={() => change(withdrawVoucher(seen), formatMessage(messages.withdrawnToast))}
        title={formatMessage(messages.withdrawTitle, { code: seen.code })}
        confirmLabel={formatMessage(messages.withdraw)}
        cancelLabel={formatMessage(messages.cancel)}
      >
        <p>{formatMessage(messages.withdrawText)}</p>
      </ConfirmDialog>
    </>
  );
}
