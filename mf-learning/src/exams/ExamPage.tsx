import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { StateView } from 'shared-ui';
import { examOverviewQuery, examResultQuery, type ExamOverview } from './api.ts';
import { examKinds, type ExamKind } from './exam.ts';
import { ExamFailure } from './frame/ExamFailure.tsx';
import { ExamSkeleton } from './frame/ExamSkeleton.tsx';
import { ExamResultView } from './result/ExamResultView.tsx';
import { ExamRules } from './rules/ExamRules.tsx';
import { ExamRunner } from './running/ExamRunner.tsx';

const kindOf = (text: string | undefined): ExamKind | undefined =>
  examKinds.find((kind) => kind === text);

/** `/courses/use/:courseId/exam/:kind`: the rules, the exam, and with `?attempt=` a result. */
export function ExamPage() {
  const params = useParams();
  const [search] = useSearchParams();
  const courseId = Number(params['courseId']);
  const kind = kindOf(params['kind']);
  const attemptId = search.get('attempt');
  if (kind === undefined) return <ExamFailure courseId={courseId} kind="missing" />;
  return attemptId === null ? (
    <OwnExam key={`${courseId}-${kind}`} courseId={courseId} kind={kind} />
  ) : (
    <Result key={attemptId} courseId={courseId} attemptId={attemptId} />
  );
}

function OwnExam({ courseId, kind }: { courseId: number; kind: ExamKind }) {
  const query = useQuery(examOverviewQuery(courseId, kind));
  return (
    <StateView
      query={query}
      skeleton={<ExamSkeleton />}
      error={({ error, retry }) => (
        <ExamFailure courseId={courseId} error={error} onRetry={retry} />
      )}
    >
      {(overview) => <RulesOrExam overview={overview} />}
    </StateView>
  );
}

function RulesOrExam({ overview }: { overview: ExamOverview }) {
  const { courseId, kind, live } = overview;
  // One that was opened stays: the candidate learns there that it is over.
  const [openId, setOpenId] = useState<string | null>(null);
  if (openId === null && live !== null && live.courseId === courseId && live.kind === kind) {
    setOpenId(live.id);
  }
  if (openId === null) return <ExamRules overview={overview} onStarted={setOpenId} />;
  return <ExamRunner key={openId} attemptId={openId} courseId={courseId} kind={kind} />;
}

function Result({ courseId, attemptId }: { courseId: number; attemptId: string }) {
  const query = useQuery(examResultQuery(attemptId));
  return (
    <StateView
      query={query}
      skeleton={<ExamSkeleton />}
      error={({ error, retry }) => (
        <ExamFailure courseId={courseId} error={error} onRetry={retry} />
      )}
    >
      {(result) => <ExamResultView result={result} />}
    </StateView>
  );
}
