import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Glyph, roleLabels } from 'shared-ui';
import { FieldFrame, useFormikContext } from 'shared-ui/forms';
import type { User } from './api.ts';
import { messages } from './messages.ts';

type RoleOption = User['roles'][number];

const Field = styled(OutlinedInput)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '&&': { padding: theme.spacing(1.5, 10, 1.5, 2) },
  '&& .MuiAutocomplete-input': { padding: theme.spacing(1, 1.5) },
}));

/**
 * The roles as a list to choose several from. The learner's is always there: its chip has no button, and it cannot be
 * chosen (BACK-20). So is the administrator's of the last one, and of oneself.
 */
export function RolesField({ user, isReader }: { user: User; isReader: boolean }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { person } = useSession();
  const { values, setFieldValue } = useFormikContext<{ roles: RoleOption[] }>();
  const nameOf = ({ label }: RoleOption) => formatMessage(roleLabels[label]);
  const isOwn = person?.userId === user.id;
  const isLocked = ({ label }: RoleOption) =>
    isReader ||
    label === 'Discente' ||
    (label === 'AdminWorkerBadge' &&
      (user.isUltimoAmministratore || isOwn) &&
      user.roles.some((role) => role.label === label));
  const help = user.isUltimoAmministratore
    ? messages.lastHelp
    : isOwn && user.roles.some(({ label }) => label === 'AdminWorkerBadge')
      ? messages.ownHelp
      : messages.rolesHelp;
  return (
    <FieldFrame
      id={id}
      label={<FormattedMessage {...messages.what} />}
      help={<FormattedMessage {...help} />}
    >
      <Autocomplete
        multiple
        id={id}
        disableClearable
        readOnly={isReader}
        options={[...user.roles, ...user.availableRoles]}
        value={values.roles}
        onChange={(_event, chosen) => {
          const kept = values.roles.filter(isLocked);
          const rest = chosen.filter((role) => kept.every(({ value }) => value !== role.value));
          void setFieldValue('roles', [...kept, ...rest]);
        }}
        getOptionLabel={nameOf}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        getOptionDisabled={isLocked}
        noOptionsText={formatMessage(messages.noRoles)}
        openText={formatMessage(messages.openRoles)}
        closeText={formatMessage(messages.closeRoles)}
        renderValue={(chosen, getItemProps) =>
          chosen.map((role, index) => {
            const { key, onDelete, ...attributes } = getItemProps({ index });
            return (
              <Chip
                key={key}
                {...attributes}
                label={nameOf(role)}
                color={isLocked(role) ? 'default' : 'primary'}
                {...(isLocked(role)
                  ? { icon: <Glyph name="lock" size={16} /> }
                  : {
                      onDelete,
                      // The whole chip is the button that its name says.
                      onClick: onDelete,
                      'aria-label': formatMessage(messages.removeRole, { role: nameOf(role) }),
                    })}
              />
            );
          })
        }
        renderInput={({ slotProps, ...params }) => (
          <Field
            {...slotProps.input}
            id={params.id}
            fullWidth
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                placeholder: isReader ? '' : formatMessage(messages.addRole),
                'aria-describedby': `${id}-help`,
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
