import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, useFormats } from 'shared-ui';
import type { KindTerms, Terms } from './api.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  paddingLeft: theme.spacing(5),
  listStyle: 'disc',
  color: theme.vars.palette.text.secondary,
}));

/** All rules of a kind of credits in words (WALLET-16 to WALLET-19, M40). */
export function Rules({ terms, kind }: { terms: Terms; kind: KindTerms }) {
  const { formatMessage } = useIntl();
  const { euro, date } = useFormats();
  const { window } = kind;
  const limits = {
    limit: euro(terms.declarationCents),
    vat: euro(terms.withoutVatCents),
  };
  return (
    <>
      {window !== null && (
        <Alert tone={window.isOpen ? 'reward' : 'info'}>
          <strong>
            <FormattedMessage
              {...(window.isOpen ? messages.windowOpen : messages.windowNext)}
              values={{ from: date(window.from), to: date(window.to) }}
            />
          </strong>
        </Alert>
      )}
      <List aria-label={formatMessage(messages.rules)}>
        <li>
          <FormattedMessage {...(window === null ? messages.noWindow : messages.windowRule)} />{' '}
          <FormattedMessage {...messages.minimum} values={{ amount: euro(kind.minimumCents) }} />
        </li>
        {terms.isCompany ? (
          <li>
            <FormattedMessage {...messages.ruleCompany} />
          </li>
        ) : (
          <>
            <li>
              <FormattedMessage {...messages.ruleOccasional} values={limits} />
              {terms.yearCents > 0 && (
                <>
                  {' '}
                  <FormattedMessage
                    {...messages.ruleYear}
                    values={{ year: euro(terms.yearCents) }}
                  />
                </>
              )}
            </li>
            <li>
              <FormattedMessage {...messages.ruleBetween} values={limits} />
            </li>
            <li>
              <FormattedMessage
                {...messages.ruleStamp}
                values={{ amount: euro(terms.dutyStampOverCents) }}
              />
            </li>
          </>
        )}
        <li>
          <FormattedMessage {...messages.ruleCoupon} />
        </li>
      </List>
    </>
  );
}
