import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { toApiError, useSession, type RoleName } from 'shared-auth';
import { actForCompany, switchRole } from 'shared-auth/host';
import { toast } from 'shared-ui';
import { messages } from '../messages.ts';

/** The roles of the person, in whose name they act, and the change of either (SHELL-05 to SHELL-07). */
export function useRoleChoice() {
  const intl = useIntl();
  const { role, roles, company, represents } = useSession();
  const [isSwitching, setSwitching] = useState(false);

  const change = async (work: () => Promise<void>, failed: MessageDescriptor) => {
    if (isSwitching) return;
    setSwitching(true);
    try {
      await work();
    } catch (error) {
      toast.error(toApiError(error).info ?? intl.formatMessage(failed));
    } finally {
      setSwitching(false);
    }
  };
  const choose = async (chosen: RoleName) => {
    if (chosen !== role) await change(() => switchRole(chosen), messages.roleFailed);
  };
  const act = async (acts: boolean) => {
    await change(async () => {
      await actForCompany(acts);
      toast.success(
        acts
          ? intl.formatMessage(messages.forCompany, { company: represents?.name })
          : intl.formatMessage(messages.forOneself),
      );
    }, messages.actingFailed);
  };

  return {
    role,
    roles,
    company: company?.name,
    /** To act for the company, or no longer; null for who represents none. */
    acting:
      represents === null
        ? null
        : {
            label: intl.formatMessage(company === null ? messages.actFor : messages.stopActingFor, {
              company: represents.name,
            }),
            change: () => void act(company === null),
          },
    isSwitching,
    choose: (chosen: RoleName) => void choose(chosen),
  };
}
