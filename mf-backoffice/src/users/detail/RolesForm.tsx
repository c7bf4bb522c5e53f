import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError, useSession } from 'shared-auth';
import { Button, PaddedCard, SectionHead } from 'shared-ui';
import { CheckboxField, Form, Formik, useSaveNotices } from 'shared-ui/forms';
import { saveRights, staleAfterChange, type User } from './api.ts';
import { messages } from './messages.ts';
import { RolesField } from './RolesField.tsx';

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(5),
}));

/** Roles and "Abilita a Docente" of a person (BACK-19), which administrators change (E18). */
export function RolesForm({ user }: { user: User }) {
  const { formatMessage } = useIntl();
  const { role } = useSession();
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const isReader = role !== 'AdminWorkerBadge';
  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.roles)} size="small" />
      <Formik
        initialValues={{ roles: user.roles, isDocente: user.isDocente }}
        onSubmit={async ({ roles, isDocente }) => {
          try {
            await saveRights(user, { roles: roles.map(({ value }) => value), isDocente });
            notices.succeeded();
          } catch (error) {
            notices.failed(toApiError(error).info);
          } finally {
            // After a refusal too: somebody else may have changed them.
            await Promise.all(
              staleAfterChange.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
            );
          }
        }}
      >
        {({ isSubmitting }) => (
          <Form>
            <Rows>
              <RolesField user={user} isReader={isReader} />
              <CheckboxField
                name="isDocente"
                isSwitch
                label={<FormattedMessage {...messages.enable} />}
                detail={<FormattedMessage {...messages.enableText} />}
                {...(isReader
                  ? { disabledReason: <FormattedMessage {...messages.onlyAdministrators} /> }
                  : {})}
              />
              {!isReader && (
                <Button type="submit" busy={isSubmitting}>
                  <FormattedMessage {...messages.save} />
                </Button>
              )}
            </Rows>
          </Form>
        )}
      </Formik>
    </PaddedCard>
  );
}
