import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, Dialog, Glyph, IconButton, StateView } from 'shared-ui';
import {
  Form,
  Formik,
  TextField,
  object,
  refuseFields,
  useSaveNotices,
  validators,
  type FormikHelpers,
} from 'shared-ui/forms';
import { extraTimesQuery, giveExtraTime, plansQuery, takeExtraTime } from '../api.ts';
import { messages } from './messages.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { display: 'block', ...theme.typography.label },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Body = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const People = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '&:empty': { display: 'none' },
}));

const [LEAST_PERCENT, MOST_PERCENT] = [1, 200];

/** How many people have more time. */
export function ExtraTime({ percents, onManage }: { percents: number[]; onManage: () => void }) {
  const [first] = percents;
  const isSame = first !== undefined && percents.every((percent) => percent === first);
  return (
    <Row>
      <span>
        <b>
          <FormattedMessage {...messages.extraTime} />
        </b>
        <small>
          <FormattedMessage {...messages.extraTimeCount} values={{ count: percents.length }} />
          {isSame && (
            <>
              , <FormattedMessage {...messages.percentMore} values={{ percent: first }} />
            </>
          )}
        </small>
      </span>
      <Button variant="text" onClick={onManage}>
        <FormattedMessage {...messages.manage} />
      </Button>
    </Row>
  );
}

type ExtraTimeForm = { email: string; percent: string };

/** Who has more time in the exams of a course; found by e-mail. */
export function ExtraTimeDialog({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const { queryKey } = extraTimesQuery(courseId);
  const people = useQuery(extraTimesQuery(courseId));
  const show = (list: Awaited<ReturnType<typeof takeExtraTime>>) => {
    queryClient.setQueryData(queryKey, list);
    void queryClient.invalidateQueries({ queryKey: plansQuery(courseId).queryKey });
  };

  async function give(form: ExtraTimeForm, helpers: FormikHelpers<ExtraTimeForm>) {
    try {
      const body = { email: form.email.trim(), percent: Number(form.percent) };
      show(await giveExtraTime(courseId, body));
      helpers.resetForm();
    } catch (error) {
      const { info, fields } = toApiError(error);
      const words = { UNKNOWN: intl.formatMessage(messages.nobodyFound) };
      const refusable = { values: form, setStatus: helpers.setStatus };
      if (!refuseFields(refusable, fields ?? {}, { words })) notices.failed(info);
    }
  }
  async function take(userId: string) {
    try {
      show(await takeExtraTime(courseId, userId));
    } catch (error) {
      notices.failed(toApiError(error).info);
    }
  }

  const range = { lowest: LEAST_PERCENT, highest: MOST_PERCENT };
  const schema = object({
    email: validators.required(validators.email()),
    percent: validators
      .required()
      .test(
        'range',
        intl.formatMessage(messages.range, range),
        (typed) =>
          !typed ||
          (Number.isInteger(Number(typed)) &&
            Number(typed) >= LEAST_PERCENT &&
            Number(typed) <= MOST_PERCENT),
      ),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={<FormattedMessage {...messages.extraTime} />}
    >
      <Body>
        <p>
          <FormattedMessage {...messages.extraTimeHelp} />
        </p>
        <StateView query={people} skeleton={null}>
          {(list) => (
            <People>
              {list.map(({ userId, name, surname, percent }) => (
                <li key={userId}>
                  <span>
                    {surname} {name},{' '}
                    <FormattedMessage {...messages.percentMore} values={{ percent }} />
                  </span>
                  <IconButton
                    label={intl.formatMessage(messages.take, { name: `${surname} ${name}` })}
                    onClick={() => void take(userId)}
                  >
                    <Glyph name="trash" />
                  </IconButton>
                </li>
              ))}
            </People>
          )}
        </StateView>
        <Formik<ExtraTimeForm>
          initialValues={{ email: '', percent: '25' }}
          validationSchema={schema}
          onSubmit={give}
        >
          {({ isSubmitting }) => (
            <Form>
              <TextField
                name="email"
                type="email"
                label={<FormattedMessage {...messages.email} />}
              />
              <TextField
                name="percent"
                type="number"
                label={
                  <>
                    <FormattedMessage {...messages.percent} /> (%)
                  </>
                }
              />
              <Button type="submit" variant="outlined" busy={isSubmitting}>
                <FormattedMessage {...messages.give} />
              </Button>
            </Form>
          )}
        </Formik>
      </Body>
    </Dialog>
  );
}
