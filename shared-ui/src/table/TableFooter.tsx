import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../formats/use-formats.ts';
import { messages } from '../i18n/messages.ts';
import { Pagination } from '../navigation/Pagination.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3, 6),
  marginTop: theme.spacing(4),
  '& > p': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** "31–40 di 428" on the left, the pages on the right; "di più di 10.000" where not all rows are counted. */
export function TableFooter({
  page,
  pageSize,
  totalItems,
  hasMore = false,
  hrefOf,
}: {
  page: number;
  pageSize: number;
  totalItems: number;
  /** There are more rows, which no page leads to. */
  hasMore?: boolean | undefined;
  /** Address of a page: the state is in the URL. */
  hrefOf: (page: number) => string;
}) {
  const { integer } = useFormats();
  if (totalItems === 0) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <Root>
      <p>
        <FormattedMessage
          {...(hasMore ? messages.tableRangeOfMore : messages.tableRange)}
          values={{
            from: integer(from),
            to: integer(Math.min(totalItems, page * pageSize)),
            total: integer(totalItems),
          }}
        />
        {hasMore && (
          <>
            . <FormattedMessage {...messages.tableMore} />
          </>
        )}
      </p>
      <Pagination page={page} pageCount={Math.ceil(totalItems / pageSize)} hrefOf={hrefOf} />
    </Root>
  );
}
