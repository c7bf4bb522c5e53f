import { useMutation } from '@tanstack/react-query';
import { allowedRedirect } from 'shared-auth';
import { useFailureToast } from '../../failure-text.ts';
import { leaveFor } from './leave-for.ts';

/** Goes to the provider's page, when its address is one to be sent to (E31). */
export function useLeaveForPayment() {
  const failed = useFailureToast();
  return useMutation({
    mutationFn: async (address: string) => leaveFor(await allowedRedirect(address)),
    onError: failed,
  });
}
