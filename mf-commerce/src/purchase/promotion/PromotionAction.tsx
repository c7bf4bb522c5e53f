import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { isApiError, useSession } from 'shared-auth';
import { Button } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useFailureToast } from '../../failure-text.ts';
import { useAddPromoted, type PromotionLink } from './api.ts';
import { messages } from './messages.ts';
import { ReplacePromotionDialog } from './ReplacePromotionDialog.tsx';

/** The next step: into the cart for a learner, to the login for a visitor, nothing for editors (E113). */
export function PromotionAction({
  link,
  fullWidth = false,
}: {
  link: PromotionLink;
  fullWidth?: boolean;
}) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const failed = useFailureToast();
  const { status, role } = useSession();
  const add = useAddPromoted(link);
  const [isAsking, setAsking] = useState(false);

  const put = async (replaces: boolean) => {
    try {
      await add.mutateAsync(replaces);
      await navigate(paths.cart());
    } catch (error) {
      if (isApiError(error) && error.code === 'PROMOTION_OTHER') setAsking(true);
      else failed(error);
    }
  };

  if (status !== 'authenticated') {
    return (
      // A private address: after the login it is the one to come back to (E5).
      <Button fullWidth={fullWidth} to={paths.promotionInside(link)}>
        {formatMessage(messages.login)}
      </Button>
    );
  }
  return (
    <>
      <Button
        fullWidth={fullWidth}
        busy={add.isPending}
        onClick={() => void put(false)}
        {...(role === 'Discente' ? {} : { disabledReason: formatMessage(messages.asLearner) })}
      >
        {formatMessage(messages.buy)}
      </Button>
      <ReplacePromotionDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => put(true)}
      />
    </>
  );
}
