import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { toApiError } from 'shared-auth';
import { Button, ConfirmDialog, Glyph, StateView, toast } from 'shared-ui';
import { useSaveNotices } from 'shared-ui/forms';
import { TableFooter, TableSkeleton, useTableParams } from 'shared-ui/table';
import {
  bankQuery,
  forgetBank,
  removeQuestion,
  type BankQuery,
  type QuestionRow,
  type WirePlans,
} from '../api.ts';
import { ExportButton } from '../import/ExportButton.tsx';
import { QuestionSection } from '../question/QuestionSection.tsx';
import { statisticsQuery } from '../statistics/api.ts';
import { BankFilters } from './BankFilters.tsx';
import { BankTable } from './BankTable.tsx';
import { messages } from './messages.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(5),
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** The questions of a course, and the form of one of them; which is open is in the address. */
export function BankSection({ courseId, areas }: { courseId: number; areas: WirePlans['areas'] }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const [params, setParams] = useSearchParams();
  const { page, pageSize, sort, setSort, filter, setFilters, hrefOf } = useTableParams();
  const [toRemove, setToRemove] = useState<Pick<QuestionRow, 'id' | 'version' | 'stem'> | null>(
    null,
  );
  const opened = params.get('domanda');
  const names = { text: 'testo', area: 'area', kind: 'tipo', state: 'stato' } as const;
  const applied = {
    text: filter(names.text),
    area: filter(names.area),
    kind: filter(names.kind),
    state: filter(names.state),
  };
  const query = {
    courseId,
    page,
    pageSize,
    ...applied,
    ...(sort && { sortBy: sort.by, sortDirection: sort.direction }),
  } as BankQuery;
  const statistics = useQuery(statisticsQuery(courseId));
  const bank = useQuery({ ...bankQuery(query), placeholderData: keepPreviousData });

  /** Null closes the form. */
  const open = (question: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (question === null) next.delete('domanda');
        else next.set('domanda', question);
        return next;
      },
      { preventScrollReset: true },
    );

  async function remove() {
    if (toRemove === null) return;
    try {
      const { outcome } = await removeQuestion(toRemove);
      toast.success(intl.formatMessage(messages[outcome]));
      if (opened === String(toRemove.id)) open(null);
      await forgetBank(queryClient);
    } catch (error) {
      notices.failed(toApiError(error).info);
      throw error;
    }
  }

  return (
    <>
      <section aria-labelledby="exam-bank">
        <Head>
          <div>
            <h2 id="exam-bank">
              <FormattedMessage {...messages.title} />
            </h2>
            <p>
              <FormattedMessage
                {...messages.count}
                values={{
                  count: sum(areas.map(({ questions }) => questions)),
                  active: sum(areas.map(({ active }) => active)),
                }}
              />
            </p>
          </div>
          <Ends>
            <ExportButton courseId={courseId} />
            <Button startIcon={<Glyph name="plus" size={18} />} onClick={() => open('nuova')}>
              <FormattedMessage {...messages.add} />
            </Button>
          </Ends>
        </Head>
        <BankFilters
          areas={areas.map(({ area }) => area)}
          applied={applied}
          onChange={(changes) =>
            setFilters(
              Object.fromEntries(
                Object.entries(changes).map(([name, value]) => [
                  names[name as keyof typeof names],
                  value,
                ]),
              ),
            )
          }
        />
        <StateView query={bank} skeleton={<TableSkeleton columns={5} />}>
          {({ items, totalItems }) => (
            <>
              <BankTable
                rows={items}
                statistics={statistics.data ?? []}
                opened={opened}
                sort={sort}
                onSort={setSort}
                onOpen={(id) => open(String(id))}
                onRemove={setToRemove}
              />
              <TableFooter
                page={page}
                pageSize={pageSize}
                totalItems={totalItems}
                hrefOf={hrefOf}
              />
            </>
          )}
        </StateView>
      </section>
      {opened !== null && (
        <QuestionSection
          key={opened}
          courseId={courseId}
          opened={opened}
          areas={areas.map(({ area }) => area)}
          onClose={() => open(null)}
          onStored={(id) => open(String(id))}
          onRemove={setToRemove}
        />
      )}
      <ConfirmDialog
        isOpen={toRemove !== null}
        onClose={() => setToRemove(null)}
        onConfirm={remove}
        title={
          <FormattedMessage {...messages.removeTitle} values={{ stem: toRemove?.stem ?? '' }} />
        }
        confirmLabel={<FormattedMessage {...messages.remove} />}
      >
        <FormattedMessage {...messages.removeText} />
      </ConfirmDialog>
    </>
  );
}
