import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { roleLabels, Spinner } from 'shared-ui';
import { ShortName } from '../chrome-parts.ts';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';
import { SelectorButton } from './SelectorButton.tsx';
import { useRoleChoice } from './use-role-choice.ts';

/** Beside the role where the bar has the room; the name of the button says it at any width. */
const Company = styled('span')(({ theme }) => ({
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

/** The active role, for which company one acts, and the other roles; the current one is listed, disabled, also where it is the only one (SHELL-04, SHELL-05). */
export function RoleSelector() {
  const intl = useIntl();
  const { role, roles, company, acting, isSwitching, choose } = useRoleChoice();
  if (role === null) return null;
  const named = { role: intl.formatMessage(roleLabels[role]) };
  return (
    <SelectorButton
      name={
        company === undefined
          ? intl.formatMessage(messages.role, named)
          : intl.formatMessage(messages.roleForCompany, { ...named, company })
      }
      actions={[
        ...roles.map((name) => ({
          key: name,
          label: intl.formatMessage(roleLabels[name]),
          isCurrent: name === role,
          ...(name === role ? { disabledReason: intl.formatMessage(messages.roleCurrent) } : {}),
          onSelect: () => choose(name),
        })),
        ...(acting === null
          ? []
          : [{ key: 'company', label: acting.label, onSelect: acting.change }]),
      ]}
    >
      {isSwitching ? <Spinner /> : <PathIcon path={icons.role} />}
      <ShortName>{named.role}</ShortName>
      {company !== undefined && (
        <Company>
          {/* A space for who hears it: the name of the button has the same words (SC 2.5.3). */}{' '}
          {intl.formatMessage(messages.roleCompany, { company })}
        </Company>
      )}
    </SelectorButton>
  );
}
