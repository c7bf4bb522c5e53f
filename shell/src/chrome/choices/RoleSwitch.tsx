import { FormattedMessage, useIntl } from 'react-intl';
import { roleLabels } from 'shared-ui';
import { ChoiceRow } from './choice-row.ts';
import { messages } from '../messages.ts';
import { useRoleChoice } from './use-role-choice.ts';

/** The role selector of the drawer. */
export function RoleSwitch() {
  const intl = useIntl();
  const { role, roles, company, acting, isSwitching, choose } = useRoleChoice();
  if (role === null) return null;
  const name = intl.formatMessage(messages.role, { role: intl.formatMessage(roleLabels[role]) });
  return (
    <>
      {company !== undefined && (
        <p>
          <FormattedMessage {...messages.forCompany} values={{ company }} />
        </p>
      )}
      <ChoiceRow role="group" aria-label={name} aria-busy={isSwitching}>
        {roles.map((candidate) => (
          <button
            key={candidate}
            type="button"
            aria-pressed={candidate === role}
            aria-disabled={candidate === role}
            onClick={() => choose(candidate)}
          >
            <FormattedMessage {...roleLabels[candidate]} />
          </button>
        ))}
      </ChoiceRow>
      {acting !== null && (
        <ChoiceRow>
          <button type="button" aria-disabled={isSwitching} onClick={acting.change}>
            {acting.label}
          </button>
        </ChoiceRow>
      )}
    </>
  );
}
