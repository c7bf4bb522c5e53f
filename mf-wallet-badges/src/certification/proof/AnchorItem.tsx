import { Fragment, memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from 'shared-ui';
import type { Anchor, AnchorCheck } from '../verification/log/check-anchors.ts';
import { stampedHeadPath, tokenPath } from '../verification/log/log-answers.ts';
import { CheckItem } from './CheckItem.tsx';
import { checkMessages } from './check-messages.ts';
import { reasonMessages } from './reason-messages.ts';

/** Who outside says when the log was as it is; shown where somebody does. */
export const AnchorItem = memo(function AnchorItem({ anchor }: { anchor: AnchorCheck }) {
  const { outcome, anchors } = anchor;
  return (
    <CheckItem
      id="anchor"
      state={outcome.state}
      name={<FormattedMessage {...checkMessages.anchor} />}
      isRepeatable
    >
      {outcome.state === 'passed' ? (
        anchors.map((found) => (
          <Fragment key={found.kind}>
            {found.kind === 'timestamp' ? <Stamp anchor={found} /> : <Chain anchor={found} />}{' '}
          </Fragment>
        ))
      ) : (
        <FormattedMessage {...reasonMessages[outcome.reason]} values={{ fields: '', date: '' }} />
      )}
    </CheckItem>
  );
});

function Stamp({ anchor: { size, at, authority } }: { anchor: Anchor }) {
  const { dateTime, integer } = useFormats();
  const download = (href: string) => (words: ReactNode) => (
    <a href={href} download>
      {words}
    </a>
  );
  return (
    <FormattedMessage
      {...checkMessages.anchorStamp}
      values={{
        size: integer(size),
        at: dateTime(at),
        authority,
        head: download(stampedHeadPath(size)),
        token: download(tokenPath(size)),
      }}
    />
  );
}

function Chain({ anchor: { size, at, transactionId, explorerUrl } }: { anchor: Anchor }) {
  const { dateTime, integer } = useFormats();
  return (
    <>
      <FormattedMessage
        {...checkMessages.anchorChain}
        values={{ size: integer(size), at: dateTime(at), id: transactionId ?? '–' }}
      />{' '}
      {explorerUrl !== null && (
        <a href={explorerUrl} target="_blank" rel="noreferrer">
          <FormattedMessage {...checkMessages.openChain} />
        </a>
      )}
    </>
  );
}
