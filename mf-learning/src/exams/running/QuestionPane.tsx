import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { Flag } from '@phosphor-icons/react/dist/csr/Flag';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, VisuallyHidden } from 'shared-ui';
import { AnswerForm } from '../answers/AnswerForm.tsx';
import type { QuestionKind } from '../question.ts';
import type { Given } from '../sending/waiting.ts';
import { messages } from './messages.ts';
import type { ShownQuestion } from './runner-state.ts';
import { SavedState } from './SavedState.tsx';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '& > h1': {
    ...theme.typography.h3,
    margin: 0,
    maxWidth: '34em',
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('md')]: { fontSize: '1.5rem', lineHeight: 1.25 },
    '&:focus': { outline: 'none' },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  '& > ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2),
  },
  '& > ul > li': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    padding: theme.spacing(0, 3),
    borderRadius: theme.radius.full,
    backgroundColor: theme.vars.palette.background.sunken,
    ...theme.typography.body2,
    fontWeight: 550,
  },
  '& > button[aria-pressed=true]': {
    backgroundColor: theme.vars.palette.info.soft,
    color: theme.vars.palette.info.softText,
    borderColor: 'transparent',
  },
}));

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '24rem',
  borderRadius: theme.radius.md,
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  marginLeft: 'auto',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Kinds whose answer is typed: it is sent when the typing pauses. */
const typed: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['number', 'text']);

/** One question: what it is about, its answer, whether that is saved, and the way on. */
export function QuestionPane({
  question,
  total,
  waitingCount,
  isOffline,
  onGive,
  onPictureLost,
  onPrevious,
  goOn,
}: {
  question: ShownQuestion;
  total: number;
  waitingCount: number;
  isOffline: boolean;
  onGive: (given: Given, options?: { isTyped?: boolean }) => void;
  onPictureLost: () => void;
  onPrevious: (() => void) | null;
  goOn: ReactNode;
}) {
  const intl = useIntl();
  const stemId = useId();
  const { position, isFlagged, picture, kind } = question;
  const heading = useFocusOnNewQuestion();
  const hasAskedAgain = useRef(false);
  const losePicture = () => {
    // A new address helps once; a picture that is gone would be asked for without end.
    if (!hasAskedAgain.current) onPictureLost();
    hasAskedAgain.current = true;
  };
  return (
    <Root>
      <Head>
        <ul>
          <li>{question.area}</li>
          <li>
            <FormattedMessage {...messages.points} values={{ count: question.points }} />
          </li>
        </ul>
        <Button
          variant="outlined"
          size="small"
          aria-pressed={isFlagged}
          sx={{ minHeight: 44 }}
          startIcon={<Flag size={18} weight={isFlagged ? 'fill' : 'bold'} aria-hidden />}
          onClick={() => onGive({ isFlagged: !isFlagged })}
        >
          <FormattedMessage {...(isFlagged ? messages.flagged : messages.flag)} />
        </Button>
      </Head>
      <h1 ref={heading} tabIndex={-1}>
        <VisuallyHidden>
          {intl.formatMessage(messages.questionOf, { position, total })}:{' '}
        </VisuallyHidden>
        <span id={stemId}>{question.stem}</span>
      </h1>
      {picture !== null && kind !== 'hotSpot' && (
        <Picture src={picture.url} alt={picture.text} onError={losePicture} />
      )}
      <AnswerForm
        question={question}
        answer={question.answer}
        headingId={stemId}
        onPictureLost={losePicture}
        onAnswer={(answer) => onGive({ answer }, { isTyped: typed.has(kind) })}
      />
      <Foot>
        <SavedState question={question} waitingCount={waitingCount} isOffline={isOffline} />
        <Ways>
          <Button
            variant="outlined"
            disabled={onPrevious === null}
            startIcon={<ArrowLeft size={18} weight="bold" aria-hidden />}
            onClick={() => onPrevious?.()}
          >
            <FormattedMessage {...messages.previous} />
          </Button>
          {goOn}
        </Ways>
      </Foot>
    </Root>
  );
}

/** Another question is another page to who listens; the first one keeps the focus where it is. */
let hasShownOne = false;

function useFocusOnNewQuestion() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShownOne) heading.current?.focus({ preventScroll: true });
    hasShownOne = true;
    window.scrollTo(0, 0);
  }, []);
  return heading;
}
