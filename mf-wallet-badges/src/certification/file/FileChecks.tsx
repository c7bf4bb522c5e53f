import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import { AnchorItem } from '../proof/AnchorItem.tsx';
import { CheckItem, Checks } from '../proof/CheckItem.tsx';
import { checkMessages } from '../proof/check-messages.ts';
import { reasonMessages } from '../proof/reason-messages.ts';
import type { FileCheck, FileCheckId } from './document/file-checks.ts';
import type { ReadBadge } from './document/verify-file.ts';
import { fileCheckMessages } from './file-check-messages.ts';
import { fileReasonMessages } from './file-reason-messages.ts';
import { messages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({
  '& > h3': { ...theme.typography.h4, margin: 0 },
  '& > p': {
    margin: theme.spacing(4, 0, 0),
    padding: theme.spacing(4),
    borderRadius: theme.radius.md,
    backgroundColor: theme.vars.palette.background.sunken,
    overflowWrap: 'anywhere',
  },
}));

const names = {
  form: fileCheckMessages.formName,
  issuer: checkMessages.issuer,
  signature: checkMessages.signature,
  picture: checkMessages.picture,
  log: checkMessages.log,
  past: checkMessages.past,
  revocation: checkMessages.revocation,
  validity: checkMessages.validity,
} satisfies Record<FileCheckId, object>;

const reasons = { ...reasonMessages, ...fileReasonMessages };

/** Each check by name, and who would have to be asked for those that were not made. */
export function FileChecks({ badge }: { badge: ReadBadge }) {
  const intl = useIntl();
  const { checks, hosts, anchor } = badge;
  return (
    <Root>
      <h3>
        <FormattedMessage {...messages.checks} />
      </h3>
      <Checks>
        {checks.map((check) => (
          <Fragment key={check.id}>
            <CheckItem
              id={check.id}
              state={check.state}
              name={<FormattedMessage {...names[check.id]} />}
            >
              <Explanation {...{ check, badge }} />
            </CheckItem>
            {check.id === 'past' && anchor && <AnchorItem anchor={anchor} />}
          </Fragment>
        ))}
      </Checks>
      {hosts.length > 0 && (
        <p>
          <FormattedMessage {...messages.hosts} values={{ hosts: intl.formatList(hosts) }} />
        </p>
      )}
    </Root>
  );
}

function Explanation({ check, badge }: { check: FileCheck; badge: ReadBadge }): ReactNode {
  const { date } = useFormats();
  const { validUntil } = badge.claims;
  const until = validUntil === null ? '' : date(validUntil);
  if (check.state !== 'passed') {
    return <FormattedMessage {...reasons[check.reason]} values={{ date: until, fields: '' }} />;
  }
  switch (check.id) {
    case 'form':
      return <FormattedMessage {...fileCheckMessages.formText} />;
    case 'issuer':
      return (
        <FormattedMessage
          {...(badge.origin === 'ours'
            ? fileCheckMessages.issuerOwn
            : fileCheckMessages.issuerForeign)}
        />
      );
    case 'signature':
      return <FormattedMessage {...fileCheckMessages.signatureText} />;
    case 'picture':
      return <FormattedMessage {...fileCheckMessages.pictureText} />;
    case 'log':
      return <FormattedMessage {...fileCheckMessages.logText} />;
    case 'past':
      return <FormattedMessage {...fileCheckMessages.pastText} />;
    case 'revocation':
      return <FormattedMessage {...checkMessages.revocationText} />;
    case 'validity':
      return validUntil === null ? (
        <FormattedMessage {...checkMessages.validityText} />
      ) : (
        <FormattedMessage {...checkMessages.validUntil} values={{ date: until }} />
      );
  }
}
