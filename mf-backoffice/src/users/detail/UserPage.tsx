import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { Button, useFormats } from 'shared-ui';
import { Blocks, Columns, DetailPage } from '../../DetailPage.tsx';
import { userQuery, type User } from './api.ts';
import { messages } from './messages.ts';
import { RolesForm } from './RolesForm.tsx';
import { UserBadges } from './UserBadges.tsx';
import { CompanyFacts, UserFacts } from './UserFacts.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserOrders } from './UserOrders.tsx';
import { UserSessions } from './UserSessions.tsx';

/** `/detail/users/{id}` (E150): what a person may do, where they are logged in, and what was changed by whom. */
export function UserPage() {
  const intl = useIntl();
  const { date } = useFormats();
  const { userId = '' } = useParams();
  const query = useQuery(userQuery(userId));
  const nameOf = ({ name, surname }: User) => `${name} ${surname}`;
  return (
    <DetailPage
      query={query}
      table={{ type: 'users', title: messages.title }}
      texts={messages}
      title={nameOf}
      shortTitle={nameOf}
      lead={({ registrationDate }) => (
        <FormattedMessage {...messages.since} values={{ date: date(registrationDate) }} />
      )}
      actions={({ name, email, emailComunicazioni }) => (
        <Button variant="outlined" href={`mailto:${emailComunicazioni ?? email}`}>
          {intl.formatMessage(messages.write, { name })}
        </Button>
      )}
    >
      {(user) => <UserView user={user} />}
    </DetailPage>
  );
}

/** Sessions and history are for administrators (E18). */
function UserView({ user }: { user: User }) {
  const isAdministrator = useSession().role === 'AdminWorkerBadge';
  return (
    <Columns>
      <Blocks>
        {/* Anew for what was saved elsewhere meanwhile. */}
        <RolesForm key={user.version} user={user} />
        <UserOrders user={user} />
        <UserBadges user={user} />
        {isAdministrator && <UserHistory user={user} />}
      </Blocks>
      <Blocks>
        <UserFacts user={user} />
        <CompanyFacts user={user} />
        {isAdministrator && <UserSessions user={user} />}
      </Blocks>
    </Columns>
  );
}
