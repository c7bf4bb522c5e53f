import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  PaddedCard,
  Pill,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  TextLink,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { LineList } from '../../LineList.tsx';
import { userBadgesQuery, type User } from './api.ts';
import { messages } from './messages.ts';

/** The newest badges of the person, each leading to the page on which anybody can verify it. */
export function UserBadges({ user }: { user: User }) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const query = useQuery(userBadgesQuery(user.id));
  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.badges)} size="small" />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="8rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<FormattedMessage {...messages.noBadges} />}
      >
        {({ items, totalItems }) => (
          <>
            <LineList>
              {items.map(({ id, title, type, code, acquisitionTime, isRevoked }) => (
                <li key={id}>
                  <span>
                    <TextLink to={paths.publicCertification(id)}>{title}</TextLink>
                    <small>
                      <FormattedMessage
                        {...(type === 0 ? messages.courseBadge : messages.examBadge)}
                        values={{ date: date(acquisitionTime), code }}
                      />
                    </small>
                  </span>
                  {isRevoked && (
                    <Pill tone="danger">
                      <FormattedMessage {...messages.revokedBadge} />
                    </Pill>
                  )}
                </li>
              ))}
            </LineList>
            {totalItems > items.length && (
              <FormattedMessage
                {...messages.moreBadges}
                values={{ count: totalItems - items.length }}
              />
            )}
          </>
        )}
      </StateView>
    </PaddedCard>
  );
}
