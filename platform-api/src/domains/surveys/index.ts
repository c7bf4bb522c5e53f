import type { FastifyInstance } from 'fastify';
import { surveyRoutes } from './routes.ts';

export { surveyData } from './personal-data.ts';
export {
  closeSurvey,
  interestsOf,
  submitAnswers,
  surveyCodes,
  surveyFor,
} from './survey-answers.ts';
export type { Answer } from './survey.ts';
export {
  publishSurvey,
  type NewOption,
  type NewQuestion,
  type NewSurvey,
} from './publish-survey.ts';
export { selectGroups } from './select-options.ts';

/** Profiling questionnaires: their questions, the answers of a person, and what these tell the rest. */
export async function surveysDomain(app: FastifyInstance): Promise<void> {
  surveyRoutes(app);
}
