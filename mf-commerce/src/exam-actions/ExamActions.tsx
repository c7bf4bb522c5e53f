import { ShoppingCart } from '@phosphor-icons/react/dist/csr/ShoppingCart';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isApiError, useSession } from 'shared-auth';
import { Alert, Button, Skeleton, SkeletonGroup, TextLink, toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { SlotProps } from 'shared-ui/remote';
import { useFailureToast } from '../failure-text.ts';
import { useAddToCart, useServerCart } from '../server-cart.ts';
import { messages } from './messages.ts';

/** As CART-12 numbers them. */
const articleOf = { certification: 2, simulation: 3 } as const;

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
}));

/** Slot `learning.exam-actions.v1`: a learner buys an exam of a course that they have, alone (E154). */
export function ExamActions({ courseId, kind }: SlotProps['learning.exam-actions.v1']) {
  const { role } = useSession();
  return role === 'Discente' ? <BuyExam courseId={courseId} kind={kind} /> : null;
}

function BuyExam({ courseId, kind }: SlotProps['learning.exam-actions.v1']) {
  const { formatMessage } = useIntl();
  const cart = useServerCart();
  const add = useAddToCart();
  const failed = useFailureToast();
  const [isRefused, setRefused] = useState(false);
  if (cart.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton height="2.875rem" radius="0.625rem" />
      </SkeletonGroup>
    );
  }
  const lines = cart.data?.lines ?? [];
  const article = articleOf[kind];
  const toCart = <TextLink to={paths.cart()}>{formatMessage(messages.toCart)}</TextLink>;
  if (lines.some((line) => line.courseId === courseId && line.kind === article)) {
    return (
      <Button startIcon={<ShoppingCart size={20} weight="fill" />} to={paths.cart()}>
        {formatMessage(messages.toCart)}
      </Button>
    );
  }
  const isFull = lines.some((line) => line.kind === 1);
  const buy = () => {
    if (isFull) return setRefused(true);
    add.mutate(
      { courseId, kind: article },
      {
        onSuccess: () => toast.success(formatMessage(messages.added)),
        onError: (error) =>
          // Another tab has put a course in.
          isApiError(error) && error.code === 'CART_HAS_COURSES' ? setRefused(true) : failed(error),
      },
    );
  };
  return (
    <Stack>
      <Button busy={add.isPending} startIcon={<ShoppingCart size={20} />} onClick={buy}>
        {formatMessage(add.isPending ? messages.adding : messages.buy, { kind })}
      </Button>
      {isRefused && isFull && (
        <Alert tone="warning" announce="alert" action={toCart}>
          {formatMessage(messages.full)}
        </Alert>
      )}
    </Stack>
  );
}
