import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import { AnchorItem } from '../proof/AnchorItem.tsx';
import { CheckItem, Checks } from '../proof/CheckItem.tsx';
import { checkMessages } from '../proof/check-messages.ts';
import { reasonMessages } from '../proof/reason-messages.ts';
import { AskHosts } from './AskHosts.tsx';
import { askMessages } from './ask-messages.ts';
import type { FileCheck, FileCheckId } from './document/file-checks.ts';
import type { ReadBadge } from './document/verify-file.ts';
import { fileCheckMessages } from './file-check-messages.ts';
import { fileReasonMessages, hostMessages } from './file-reason-messages.ts';
import { messages } from './messages.ts';
import { hostIn } from './use-file-verification.ts';

const Root = styled('div')(({ theme }) => ({
  '& > h3': { ...theme.typography.h4, margin: 0 },
  '& > ul + *': { marginTop: theme.spacing(4) },
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

const reasons = { ...reasonMessages, ...fileReasonMessages, ...hostMessages };

type FileChecksProps = {
  badge: ReadBadge;
  /** The host that is asked now. */
  asking: string | null;
  onAgree: (host: string) => void;
};

/** Each check by name, and who would have to be asked for those that were not made. */
export function FileChecks({ badge, asking, onAgree }: FileChecksProps) {
  const intl = useIntl();
  const { checks, wanted, anchor } = badge;
  const askable = [...new Set(wanted.map(hostIn))];
  // By HTTP, or for a kind of proof that is not known here.
  const hosts = badge.hosts.filter(
    (host) => !badge.asked.includes(host) && !askable.includes(host),
  );
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
      {askable.length > 0 && (
        <AskHosts hosts={askable} why={askMessages.checks} {...{ asking, onAgree }} />
      )}
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
      return <FormattedMessage {...issuerText(badge)} values={{ host: badge.confirmedBy }} />;
    case 'signature':
      return (
        <FormattedMessage
          {...(badge.origin === 'hosted'
            ? fileCheckMessages.hostedText
            : fileCheckMessages.signatureText)}
        />
      );
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

function issuerText({ origin, confirmedBy }: ReadBadge) {
  if (origin === 'ours') return fileCheckMessages.issuerOwn;
  if (origin === 'hosted') return fileCheckMessages.issuerHosted;
  return confirmedBy === null ? fileCheckMessages.issuerForeign : fileCheckMessages.issuerConfirmed;
}
