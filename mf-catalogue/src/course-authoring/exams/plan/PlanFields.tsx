import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button } from 'shared-ui';
import { CheckboxField, RadioGroupField, TextField, useFormikContext } from 'shared-ui/forms';
import { FieldCard } from '../../field-layout.ts';
import type { WirePlans } from '../api.ts';
import { messages as previewMessages } from '../preview/messages.ts';
import { AreaRows } from './AreaRows.tsx';
import { ExtraTime } from './ExtraTime.tsx';
import { messages } from './messages.ts';
import type { Host, PlanForm } from './plan-form.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  minWidth: 0,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(4),
}));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
}));

const Hosts = styled('div')(({ theme }) => ({
  '& fieldset': {
    display: 'flex',
    flexFlow: 'row wrap',
    alignItems: 'center',
    gap: theme.spacing(2, 5),
  },
  '& legend': { float: 'left', margin: 0 },
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const hosts = [
  ['ours', messages.hostOurs],
  ['external', messages.hostExternal],
  ['none', messages.hostNone],
] as const satisfies readonly (readonly [Host, object])[];

const wholeNumber = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const;

/** What a plan opens above itself. */
export type PlanDialog = 'extraTime' | 'preview';

/** The fields of a plan, in the form of `PlanSection`. */
export function PlanFields({
  plans,
  onOpen,
}: {
  plans: WirePlans;
  onOpen: (dialog: PlanDialog) => void;
}) {
  const { values, dirty, isSubmitting } = useFormikContext<PlanForm>();
  const isOurs = values.host === 'ours';
  return (
    <FieldCard as="section" aria-labelledby="exam-plan">
      <h2 id="exam-plan">
        <FormattedMessage {...messages.title} />
      </h2>
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <Hosts>
        <RadioGroupField
          name="host"
          label={<FormattedMessage {...messages.host} />}
          options={hosts.map(([value, label]) => ({
            value,
            label: <FormattedMessage {...label} />,
          }))}
        />
      </Hosts>
      {values.host === 'none' ? (
        <p>
          <FormattedMessage {...messages.noneText} />
        </p>
      ) : (
        <Layout>
          {isOurs ? (
            <AreaRows bank={plans.areas} />
          ) : (
            <TextField
              name="externalUrl"
              type="url"
              label={<FormattedMessage {...messages.url} />}
              help={<FormattedMessage {...messages.urlHelp} />}
            />
          )}
          <Side>
            <PlanNumbers isOurs={isOurs} />
            {isOurs && (
              <ExtraTime percents={plans.extraTimes} onManage={() => onOpen('extraTime')} />
            )}
          </Side>
        </Layout>
      )}
      <Ends>
        {isOurs && (
          <Button
            variant="outlined"
            onClick={() => onOpen('preview')}
            {...(dirty
              ? { disabledReason: <FormattedMessage {...previewMessages.unsaved} /> }
              : {})}
          >
            <FormattedMessage {...previewMessages.open} />
          </Button>
        )}
        <Button type="submit" busy={isSubmitting}>
          <FormattedMessage {...messages.save} />
        </Button>
      </Ends>
    </FieldCard>
  );
}

function PlanNumbers({ isOurs }: { isOurs: boolean }) {
  return (
    <>
      {isOurs && (
        <Pair>
          <TextField
            {...wholeNumber}
            name="thresholdPercent"
            label={<Measure label={messages.threshold} unit="%" />}
          />
          <TextField
            {...wholeNumber}
            name="minutes"
            label={
              <Measure
                label={messages.minutes}
                unit={<FormattedMessage {...messages.minutesUnit} />}
              />
            }
          />
        </Pair>
      )}
      <Pair>
        <TextField
          {...wholeNumber}
          name="attempts"
          label={<FormattedMessage {...messages.attempts} />}
          help={<FormattedMessage {...messages.attemptsHelp} />}
        />
        <TextField
          {...wholeNumber}
          name="hoursBetween"
          label={
            <Measure
              label={messages.hoursBetween}
              unit={<FormattedMessage {...messages.hoursUnit} />}
            />
          }
        />
        <TextField
          {...wholeNumber}
          name="validDays"
          label={
            <Measure
              label={messages.validDays}
              unit={<FormattedMessage {...messages.daysUnit} />}
            />
          }
        />
      </Pair>
      {isOurs && (
        <>
          <CheckboxField
            isSwitch
            name="shufflesQuestions"
            label={<FormattedMessage {...messages.shufflesQuestions} />}
          />
          <CheckboxField
            isSwitch
            name="shufflesOptions"
            label={<FormattedMessage {...messages.shufflesOptions} />}
          />
        </>
      )}
    </>
  );
}

function Measure({ label, unit }: { label: MessageDescriptor; unit: ReactNode }) {
  return (
    <>
      <FormattedMessage {...label} /> ({unit})
    </>
  );
}
