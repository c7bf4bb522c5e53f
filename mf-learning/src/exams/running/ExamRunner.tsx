import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { endpointKey, toApiError } from 'shared-auth';
import { toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useStore } from 'zustand';
import { attemptCalls } from '../api.ts';
import type { ExamKind } from '../exam.ts';
import { ExamFailure } from '../frame/ExamFailure.tsx';
import { ExamSkeleton } from '../frame/ExamSkeleton.tsx';
import { ElsewhereNotice, OverNotice } from './ExamNotice.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { messages } from './messages.ts';
import { OpenExam } from './OpenExam.tsx';
import { isOpen } from './runner-state.ts';
import { createRunnerStore } from './runner-store.ts';

/** Reads of any remote that the end of an attempt changes. */
const endChanges = [
  endpointKey('/api/Exams/{courseId}/{kind}'),
  endpointKey('/api/Courses/Use/{id}'),
  endpointKey('/api/Courses/View/{id}'),
  endpointKey('/api/Badges/GetBadges'),
  endpointKey('/api/Skills/GetUserSkills'),
  endpointKey('/api/Skills/GetSkills'),
  endpointKey('/api/Skills/GetBestSkills'),
  endpointKey('/api/Skills/GetSkillDetail'),
];

/** An attempt under way, in the state that it is in. */
export function ExamRunner({
  attemptId,
  courseId,
  kind,
}: {
  attemptId: string;
  courseId: number;
  kind: ExamKind;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [store] = useState(() =>
    createRunnerStore(attemptId, attemptCalls(attemptId), (error) =>
      toast.error(toApiError(error).info ?? intl.formatMessage(messages.refused)),
    ),
  );
  const state = useStore(store);
  useEffect(() => store.start(), [store]);

  const resultPath = paths.exam(courseId, kind, { attempt: attemptId });
  const isOver = state.name === 'over';
  const isHandedIn = isOver && state.reason === 'handedIn';
  useEffect(() => {
    if (!isOver) return;
    for (const queryKey of endChanges) void client.invalidateQueries({ queryKey });
  }, [isOver, client]);
  useEffect(() => {
    if (isHandedIn) void navigate(resultPath, { replace: true });
  }, [isHandedIn, navigate, resultPath]);

  switch (state.name) {
    case 'loading':
      return <ExamSkeleton />;
    case 'failed':
      return (
        <ExamFailure courseId={courseId} error={state.error} onRetry={() => void store.retry()} />
      );
    case 'elsewhere':
      return <ElsewhereNotice attempt={state.attempt} onContinue={store.takeOver} />;
    case 'over':
      return isHandedIn ? (
        <ExamSkeleton />
      ) : (
        <OverNotice attempt={state.attempt} resultPath={resultPath} />
      );
    case 'running':
    case 'offline':
      return (
        <>
          <OpenExam state={state} store={store} />
          <LeaveDialog isLive={isOpen(state)} />
        </>
      );
  }
}
