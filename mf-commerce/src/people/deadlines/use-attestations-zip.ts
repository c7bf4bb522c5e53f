import { useMutation } from '@tanstack/react-query';
import { attestationsAddress, type DeadlineFilter } from './api.ts';

/** Downloads the attestations of the rows that a filter shows, as one ZIP. */
export const useAttestationsZip = () =>
  useMutation({
    mutationFn: (stato: DeadlineFilter) => attestationsAddress(stato),
    onSuccess: ({ url }) => location.assign(url),
  });
