import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allowedRedirect } from 'shared-auth';
import { accreditationQuery, requestCredential } from './api.ts';
import { leaveFor } from '../leave-for.ts';

/** Asks for the credential and goes to the returned address, when it is one to be sent to (PROF-18, E31). */
export function useRequestCredential() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wish: { pIva: string; companyMail: string }) =>
      leaveFor(await allowedRedirect(await requestCredential(wish))),
    // A refusal means that the state on the screen is old.
    onError: () => queryClient.invalidateQueries({ queryKey: accreditationQuery.queryKey }),
  });
}
