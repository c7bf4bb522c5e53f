import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Button,
  EmptyState,
  Glyph,
  Page,
  PaddedCard,
  Skeleton,
  SkeletonGroup,
  StateView,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { entriesQuery, type Entry } from './api.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryList } from './EntryList.tsx';
import { messages } from './messages.ts';

/** `/faq/edit`, for the administrator (FAQ-02). */
export function FaqEditPage() {
  const intl = useIntl();
  const entries = useQuery(entriesQuery);
  // The entry in the dialog; 'new' for one to be added.
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      title={title}
      lead={<FormattedMessage {...messages.lead} />}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: intl.formatMessage(messages.faq), to: paths.faq() },
        { label: title },
      ]}
      actions={
        <Button startIcon={<Glyph name="plus" size={18} />} onClick={() => setEdited('new')}>
          <FormattedMessage {...messages.add} />
        </Button>
      }
    >
      <StateView
        query={entries}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="36rem" radius={16} />
          </SkeletonGroup>
        }
        isEmpty={(list) => list.length === 0}
        empty={
          <PaddedCard>
            <EmptyState
              title={<FormattedMessage {...messages.empty} />}
              text={<FormattedMessage {...messages.emptyText} />}
            />
          </PaddedCard>
        }
      >
        {(list) => <EntryList entries={list} onEdit={setEdited} />}
      </StateView>
      {edited !== null && (
        <EntryDialog entry={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Page>
  );
}
