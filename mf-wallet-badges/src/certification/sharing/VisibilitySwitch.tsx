import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { endpointKey, toApiError } from 'shared-auth';
import { toast } from 'shared-ui';
import { Checkbox } from 'shared-ui/forms';
import { badgeQuery, type Badge } from '../../badges.ts';
import { publicBadgeQuery, setVisibility } from '../api.ts';
import { messages } from './messages.ts';

/** Who has the link sees the badge, unless its holder hides the page (E121). */
export function VisibilitySwitch({ badge }: { badge: Badge }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (isPublic: boolean) => setVisibility(badge.id, isPublic),
    onSuccess: (isPublic) => {
      queries.setQueryData(badgeQuery(badge.id).queryKey, { ...badge, isPublic });
      void queries.invalidateQueries({ queryKey: endpointKey('/api/Badges/GetBadges') });
      queries.removeQueries(publicBadgeQuery(badge.id));
      toast.success(intl.formatMessage(isPublic ? messages.shown : messages.hidden));
    },
    onError: (error) => {
      toast.error(toApiError(error).message);
    },
  });
  return (
    <Checkbox
      isSwitch
      label={<FormattedMessage {...messages.visibility} />}
      detail={<FormattedMessage {...messages.visibilityDetail} />}
      checked={change.isPending ? change.variables : badge.isPublic}
      onChange={(isPublic) => {
        if (!change.isPending) change.mutate(isPublic);
      }}
    />
  );
}
