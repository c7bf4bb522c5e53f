import { useIntl } from 'react-intl';
import { roleLabels, Spinner } from 'shared-ui';
import { ShortName } from '../chrome-parts.ts';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';
import { SelectorButton } from './SelectorButton.tsx';
import { useRoleChoice } from './use-role-choice.ts';

/** The active role, and the others; the current one is listed, disabled, also where it is the only one (SHELL-04, SHELL-05). */
export function RoleSelector() {
  const intl = useIntl();
  const { role, roles, isSwitching, choose } = useRoleChoice();
  if (role === null) return null;
  return (
    <SelectorButton
      name={intl.formatMessage(messages.role, { role: intl.formatMessage(roleLabels[role]) })}
      actions={roles.map((name) => ({
        key: name,
        label: intl.formatMessage(roleLabels[name]),
        isCurrent: name === role,
        ...(name === role ? { disabledReason: intl.formatMessage(messages.roleCurrent) } : {}),
        onSelect: () => choose(name),
      }))}
    >
      {isSwitching ? <Spinner /> : <PathIcon path={icons.role} />}
      <ShortName>{intl.formatMessage(roleLabels[role])}</ShortName>
    </SelectorButton>
  );
}
