import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Dialog, PageSkeleton, StateView } from 'shared-ui';
import { previewQuery, type ExamKind, type WirePreview } from '../api.ts';
import { messages as planMessages } from '../plan/messages.ts';
import { messages } from './messages.ts';
import { PreviewQuestion } from './PreviewQuestion.tsx';

const Questions = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  marginTop: theme.spacing(5),
}));

/** An exam as a candidate gets it, then with what is right. Nothing of it is stored. */
export function PreviewDialog({
  courseId,
  kind,
  onClose,
}: {
  courseId: number;
  kind: ExamKind;
  onClose: () => void;
}) {
  const [turn, setTurn] = useState(0);
  const [isSolved, setSolved] = useState(false);
  const preview = useQuery(previewQuery(courseId, kind, turn));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={
        <FormattedMessage
          {...messages.title}
          values={{ exam: <FormattedMessage {...planMessages[kind]} /> }}
        />
      }
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              setSolved(false);
              setTurn(turn + 1);
            }}
          >
            <FormattedMessage {...messages.drawAgain} />
          </Button>
          <Button onClick={() => setSolved(!isSolved)}>
            <FormattedMessage {...(isSolved ? messages.hideAnswers : messages.showAnswers)} />
          </Button>
        </>
      }
    >
      <StateView query={preview} skeleton={<PageSkeleton />}>
        {({ questions, minutes, thresholdPercent }: WirePreview) => (
          <>
            <p>
              <FormattedMessage
                {...messages.lead}
                values={{ count: questions.length, minutes, threshold: thresholdPercent }}
              />
            </p>
            <Questions key={turn}>
              {questions.map((question, place) => (
                <li key={question.id}>
                  <PreviewQuestion
                    question={question}
                    place={place}
                    count={questions.length}
                    isSolved={isSolved}
                  />
                </li>
              ))}
            </Questions>
          </>
        )}
      </StateView>
    </Dialog>
  );
}
