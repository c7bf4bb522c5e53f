import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-ui/paths';
import { cartQuery } from '../../server-cart.ts';
import { buyRefreshers } from './api.ts';

/** Buys refreshers: the cart opens with them, unless the company has codes for all of these people. */
export function useBuyRefreshers() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: buyRefreshers,
    onSuccess: async ({ daComprare }) => {
      if (daComprare === 0) return;
      await client.invalidateQueries({ queryKey: cartQuery.queryKey });
      await navigate(paths.cart());
    },
  });
}
