import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { SectionHead } from 'shared-ui';
import { FilterBar, FilterForm, SelectField } from 'shared-ui/forms';
import { SectionTable } from '../../SectionTable.tsx';
import { deadlineFilters, deadlinesQuery, type Deadline } from './api.ts';
import { DeadlineActions } from './DeadlineActions.tsx';
import { deadlinesId } from './deadlines-path.ts';
import { messages } from './messages.ts';
import { useDeadlineColumns } from './use-deadline-columns.tsx';
import { useDeadlineParams } from './use-deadline-params.ts';

const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(12),
  '& > p': { marginBottom: theme.spacing(5), color: theme.vars.palette.text.secondary },
}));

const PAGE_SIZE = 20;

/** Whose attestation ends, and what is done about it. */
export function DeadlineList({ onPrepare }: { onPrepare: (csv: string) => void }) {
  const { formatMessage } = useIntl();
  const { page, stato, setFilter, hrefOf } = useDeadlineParams();
  const deadlines = useQuery(deadlinesQuery({ page, pageSize: PAGE_SIZE, stato }));
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // It is drawn after the page was opened, too late for the browser to find it.
    if (hash === `#${deadlinesId}`) section.current?.scrollIntoView();
  }, [hash]);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const choose = ({ id }: Deadline, isChosen: boolean) =>
    setChosenIds((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  const columns = useDeadlineColumns(chosenIds, choose);
  const items = deadlines.data?.items ?? [];
  return (
    <Section ref={section} aria-labelledby={deadlinesId}>
      <SectionHead id={deadlinesId} title={formatMessage(messages.title)} />
      <p>{formatMessage(messages.text)}</p>
      <FilterForm
        kinds={{ attestati: 'choice' }}
        applied={{ attestati: stato }}
        onChange={({ attestati = null }) => setFilter(attestati)}
      >
        <FilterBar label={formatMessage(messages.filter)} reset={false}>
          <SelectField
            name="attestati"
            label={formatMessage(messages.filter)}
            options={deadlineFilters.map((value) => ({
              value,
              label: formatMessage(messages[value]),
            }))}
          />
        </FilterBar>
      </FilterForm>
      {items.length > 0 && (
        <DeadlineActions
          chosen={items.filter(({ id }) => chosenIds.has(id))}
          stato={stato}
          onPrepare={onPrepare}
        />
      )}
      <SectionTable
        query={deadlines}
        hrefOf={hrefOf}
        caption={formatMessage(messages.title)}
        columns={columns}
        failed={formatMessage(messages.failed)}
        none={formatMessage(messages.none)}
        noneText={formatMessage(messages.noneText)}
      />
    </Section>
  );
}
