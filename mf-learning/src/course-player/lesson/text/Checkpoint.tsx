import { styled } from '@mui/material/styles';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Button, LiveRegion } from 'shared-ui';
import { ChoiceBox } from 'shared-ui/forms';
import type { LessonBlockOf } from 'shared-ui/lesson-text';
import { isRight, toggled } from './checkpoint-answer.ts';
import { messages } from './messages.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(5),
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.vars.palette.border.default}`,
  backgroundColor: theme.vars.palette.background.paper,
  ...theme.typography.body1,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  '& > button': { justifySelf: 'start' },
  '@media print': { '& > button': { display: 'none' } },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  '& > b': { ...theme.typography.h4 },
  '& > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Options = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    padding: 0,
    marginBottom: theme.spacing(3),
    fontWeight: 600,
    '& > small': {
      display: 'block',
      ...theme.typography.body2,
      color: theme.vars.palette.text.secondary,
    },
  },
}));

const Option = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 48,
  padding: theme.spacing(1, 3),
  borderRadius: theme.radius.md,
  border: `1.5px solid ${theme.vars.palette.border.default}`,
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '&[data-verdict=right]': {
    borderColor: theme.vars.palette.success.main,
    backgroundColor: theme.vars.palette.success.soft,
    '& > svg': { color: theme.vars.palette.success.main },
  },
  '&[data-verdict=wrong]': {
    borderColor: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.error.soft,
    '& > svg': { color: theme.vars.palette.error.main },
  },
}));

/**
 * A question within a text. It is not graded and the answer is not kept: what was chosen is told to be right or not,
 * with the words of its author, and can be chosen again.
 */
export function Checkpoint({
  checkpoint: { question, several, options },
}: {
  checkpoint: LessonBlockOf<'checkpoint'>;
}) {
  const intl = useIntl();
  const name = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [answered, setAnswered] = useState<readonly number[] | null>(null);
  const isAllRight = answered !== null && isRight(options, answered);
  const verdict = isAllRight ? messages.right : several ? messages.notAll : messages.wrong;
  const told =
    answered === null
      ? []
      : answered.flatMap((place) => {
          const option = options[place];
          return option?.feedback ? [{ place, ...option }] : [];
        });
  const choose = (place: number) => {
    setAnswered(null);
    setChosen(several ? toggled(chosen, place) : [place]);
  };
  const verdictOf = (place: number) => {
    if (answered?.includes(place) !== true) return {};
    return { 'data-verdict': options[place]?.isRight ? 'right' : 'wrong' };
  };
  return (
    <Root aria-label={intl.formatMessage(messages.checkpoint)}>
      <Head>
        <b>
          <FormattedMessage {...messages.checkpoint} />
        </b>
        <span>
          <FormattedMessage {...messages.notGraded} />
        </span>
      </Head>
      <Options>
        <legend>
          {question}
          {several && (
            <small>
              <FormattedMessage {...messages.several} />
            </small>
          )}
        </legend>
        {options.map(({ text, isRight: isRightOption }, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Option key={place} {...verdictOf(place)}>
            <ChoiceBox
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(place)}
              onChange={() => choose(place)}
            />
            {text}
            {answered?.includes(place) === true &&
              (isRightOption ? (
                <CheckCircle
                  role="img"
                  size={22}
                  weight="fill"
                  aria-label={intl.formatMessage(messages.rightOption)}
                />
              ) : (
                <XCircle
                  role="img"
                  size={22}
                  weight="fill"
                  aria-label={intl.formatMessage(messages.wrongOption)}
                />
              ))}
          </Option>
        ))}
      </Options>
      {answered !== null && (
        <Alert tone={isAllRight ? 'success' : 'warning'}>
          <b>
            <FormattedMessage {...verdict} />
          </b>
          {told.map(({ place, text, feedback }) => (
            <div key={place}>{several ? `${text}: ${feedback}` : feedback}</div>
          ))}
        </Alert>
      )}
      {/* It stays, so that who pressed it keeps their place. */}
      <Button variant="outlined" disabled={chosen.length === 0} onClick={() => setAnswered(chosen)}>
        <FormattedMessage {...messages.check} />
      </Button>
      <LiveRegion>
        {answered !== null &&
          [intl.formatMessage(verdict), ...told.map(({ feedback }) => feedback)].join(' ')}
      </LiveRegion>
    </Root>
  );
}
