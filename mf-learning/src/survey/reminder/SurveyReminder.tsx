import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Button, CategoryTile, ProgressRing, Skeleton, SkeletonGroup } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { surveyCodesQuery } from '../../survey-codes.ts';
import { percentageQuery } from '../api.ts';
import { useSurveyLanguage } from '../use-survey-language.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(4),
    padding: theme.spacing(4, 5),
    borderRadius: theme.radius.lg,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
  },
  '& div': { flex: '1 1 14rem' },
  '& h2': theme.typography.h4,
  '& p': { marginTop: theme.spacing(1) },
}));

const titles = { user: messages.user, company: messages.company };

const titleOf = (code: string) =>
  code === 'user' || code === 'company' ? titles[code] : messages.other;

/** The surveys that still wait for a person, on the dashboard (E25, E68). Nothing when none does. */
export function SurveyReminder() {
  const codes = useQuery(surveyCodesQuery);
  if (codes.isPending && codes.failureCount === 0) return <ReminderSkeleton />;
  // A reminder that cannot be loaded is not missed: it has no error state.
  if (codes.data === undefined || codes.data.length === 0) return null;
  return (
    <List>
      {codes.data.map((code) => (
        <li key={code}>
          <SurveyProgress code={code} />
          <div>
            <h2>
              <FormattedMessage {...titleOf(code)} />
            </h2>
            <p>
              <FormattedMessage {...messages.text} />
            </p>
          </div>
          <Button
            to={paths.survey(code)}
            endIcon={<ArrowRight size={18} weight="bold" aria-hidden />}
          >
            <FormattedMessage {...messages.go} />
          </Button>
        </li>
      ))}
    </List>
  );
}

const ReminderSkeleton = () => (
  <SkeletonGroup>
    <Skeleton height="6rem" radius={16} />
  </SkeletonGroup>
);

/** How far the person has come; a drawing before the first answer. */
function SurveyProgress({ code }: { code: string }) {
  const lang = useSurveyLanguage();
  const percentage = useQuery(percentageQuery(code, lang));
  return percentage.data ? (
    <ProgressRing percentage={percentage.data} size={56} />
  ) : (
    <CategoryTile category="comunicazione" />
  );
}
