import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { selectRows } from '../../../database/select-rows.ts';
import type { AnswerSums } from './question-statistics.ts';

/**
 * What the answers of each question of a course add up to, by question. One answer of a person counts, the first
 * in an attempt that ended with a result; previews of authors and withdrawn attempts do not count, nor do answers
 * to a key that has changed since.
 */
export async function answerSums(db: Db, courseId: number): Promise<Map<number, AnswerSums>> {
  const rows = await selectRows<AnswerSums & { questionId: number }>(
    db,
    sql`
      with answer as (
        select distinct on (aq.question_id, a.user_id)
          aq.question_id, aq.kind, aq.answer, aq.is_right, a.is_passed,
          (a.points - case when aq.is_right then aq.points else 0 end)::double precision
            / nullif(a.max_points - aq.points, 0) as rest
        from exam_attempt a
        join exam_attempt_question aq on aq.attempt_id = a.id
        join exam_question q on q.id = aq.question_id and q.kind = aq.kind and q.key = aq.key
        where a.course_id = ${courseId} and a.right_id is not null and a.ended_at is not null
          and a.ended_by <> 'withdrawn' and a.max_points is not null
          and aq.is_right is not null and aq.answer is not null
        order by aq.question_id, a.user_id, a.started_at, a.id
      ),
      chosen as (
        select question_id, option_id, count(*) as people
        from answer, lateral jsonb_array_elements_text(case kind
          when 'single' then jsonb_build_array(answer -> 'optionId')
          when 'multiple' then answer -> 'optionIds'
          when 'trueFalse' then jsonb_build_array(answer -> 'value')
          else '[]'::jsonb end) as option_id
        group by question_id, option_id
      )
      select
        question_id as "questionId",
        count(*)::int as answers,
        (count(*) filter (where is_right))::int as "right",
        (count(*) filter (where is_passed))::int as passed,
        (count(*) filter (where is_passed and is_right))::int as "passedRight",
        count(rest)::int as compared,
        (count(rest) filter (where is_right))::int as "comparedRight",
        coalesce(sum(rest), 0)::double precision as "restSum",
        coalesce(sum(rest * rest), 0)::double precision as "restSquareSum",
        coalesce(sum(rest) filter (where is_right), 0)::double precision as "rightRestSum",
        coalesce((
          select jsonb_object_agg(option_id, people) from chosen
          where chosen.question_id = answer.question_id
        ), '{}'::jsonb) as chosen
      from answer
      group by question_id
    `,
  );
  return new Map(rows.map(({ questionId, ...sums }) => [questionId, sums]));
}
