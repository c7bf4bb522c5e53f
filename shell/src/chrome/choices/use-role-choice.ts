import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toApiError, useSession, type RoleName } from 'shared-auth';
import { switchRole } from 'shared-auth/host';
import { toast } from 'shared-ui';
import { messages } from '../messages.ts';

/** The roles of the person, the company for which they act, and the change to another role (SHELL-05 to SHELL-07). */
export function useRoleChoice() {
  const intl = useIntl();
  const { role, roles, company } = useSession();
  const [isSwitching, setSwitching] = useState(false);

  const choose = async (chosen: RoleName) => {
    if (isSwitching || chosen === role) return;
    setSwitching(true);
    try {
      await switchRole(chosen);
    } catch (error) {
      toast.error(toApiError(error).info ?? intl.formatMessage(messages.roleFailed));
    } finally {
      setSwitching(false);
    }
  };

  return {
    role,
    roles,
    company: company?.name,
    isSwitching,
    choose: (chosen: RoleName) => void choose(chosen),
  };
}
