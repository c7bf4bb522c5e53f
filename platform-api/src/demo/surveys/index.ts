import {
  closeSurvey,
  publishSurvey,
  submitAnswers,
  surveyFor,
} from '../../domains/surveys/index.ts';
import type { Platform } from '../../platform.ts';
import { demoPeople } from '../people.ts';
import { companySurvey } from './company-survey.ts';
import { demoReplies, type DemoReply } from './replies.ts';
import { userSurvey } from './user-survey.ts';

/** The two questionnaires, and what the demo people have answered to the first. */
export async function loadSurveys(platform: Platform): Promise<void> {
  await publishSurvey(platform, userSurvey);
  await publishSurvey(platform, companySurvey);
  for (const [person, reply] of demoReplies) {
    await answer(platform, demoPeople[person].userId, reply);
  }
}

async function answer(platform: Platform, userId: string, reply: DemoReply): Promise<void> {
  const person = { userId, company: null };
  const { survey } = await surveyFor(platform, person, userSurvey.code);
  const left = new Map(Object.entries(reply));
  const given = survey.areas.flatMap((area) =>
    area.questions
      .flatMap((question) => question.options)
      .flatMap((option) => {
        const value = left.get(option.label.it);
        if (value === undefined) return [];
        left.delete(option.label.it);
        const { id: optionId, type } = option;
        return [{ optionId, type, value, code: survey.code, surveyId: survey.id, areaId: area.id }];
      }),
  );
  if (left.size > 0) throw new Error(`The survey has no ${[...left.keys()].join(', ')}`);
  await submitAnswers(platform, person, given);
  await closeSurvey(platform, person, survey.code);
}
