import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, useFormats } from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import type { ReadBadge } from './document/verify-file.ts';
import { formMessages, messages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'start',
  justifyItems: 'start',
  '& > h3': { ...theme.typography.h4, margin: 0 },
  '& > dl': { width: '100%' },
  '& > img': {
    maxWidth: '100%',
    height: 'auto',
    padding: theme.spacing(4),
    borderRadius: theme.radius.lg,
    backgroundColor: theme.vars.palette.background.band,
  },
}));

const SIZE = 200;

/** What the badge says of itself, whatever the verdict is; nothing of the file is drawn but signed pictures. */
export function FileClaims({ badge }: { badge: ReadBadge }) {
  const intl = useIntl();
  const { date } = useFormats();
  const { claims, container, origin, key, picture, badgeId } = badge;
  const { title, holder, issuer, issuerId, issuedOn, validUntil } = claims;
  const form = origin === 'hosted' ? formMessages.ob2 : formMessages.ob3;
  const row = (label: (typeof messages)[keyof typeof messages], value: string | null) => ({
    key: label.id,
    label: <FormattedMessage {...label} />,
    value: value ?? <FormattedMessage {...messages.notSaid} />,
  });
  return (
    <Root>
      <h3>
        <FormattedMessage {...messages.says} />
      </h3>
      {picture !== null && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          alt={intl.formatMessage(messages.picture)}
          width={SIZE}
          height={Math.round((SIZE * 236) / 240)}
        />
      )}
      <DescriptionList
        items={[
          row(messages.badge, title),
          row(messages.holder, holder),
          row(messages.issuer, issuer),
          row(messages.issuerId, issuerId),
          row(messages.issuedOn, issuedOn === null ? null : date(issuedOn)),
          ...(validUntil === null ? [] : [row(messages.validUntil, date(validUntil))]),
          ...(key === null ? [] : [row(messages.key, key)]),
          row(messages.form, intl.formatMessage(form, { container: container.toUpperCase() })),
        ]}
      />
      {badgeId !== null && (
        <Button to={paths.publicCertification(badgeId)} variant="outlined">
          <FormattedMessage {...messages.open} />
        </Button>
      )}
    </Root>
  );
}
