import type { components } from 'shared-auth/api-types';

type WireArea = components['schemas']['SurveyArea'];
type WireQuestion = WireArea['questions'][number];

export type SavedAnswer = components['schemas']['SurveyAnswer'];
export type Experience = components['schemas']['SurveyExperience'];
export type AreaKind = WireArea['area'];
export type Option = WireQuestion['answers'][number];

export type Question = {
  /** Name of its answer in the form. */
  key: string;
  text: string;
  type: WireQuestion['type'];
  renderType: WireQuestion['renderType'];
  isMandatory: boolean;
  options: Option[];
};

export type Area = {
  id: number;
  surveyId: number;
  kind: AreaKind;
  imageUrl: string | null;
  description: string;
  questions: Question[];
};

export type Survey = {
  /** The target of the address (E68). */
  code: string;
  areas: Area[];
  /** What was sent before. */
  saved: SavedAnswer[];
};

/** Values of the form, by the key of the question: each is in one of the three. */
export type Answers = {
  /** Ids of the options chosen. */
  choices: Record<string, number[]>;
  /** Texts, numbers and dates `YYYY-MM-DD`, as typed. */
  typed: Record<string, string>;
  experiences: Record<string, Experience[]>;
};

export const questionsOf = (survey: Survey): Question[] =>
  survey.areas.flatMap((area) => area.questions);

/** Where the answer of a question is kept, by the type of its answers (1§3). */
export function placeOf({ options }: Question): keyof Answers {
  const type = options[0]?.type ?? 'choice';
  return type === 'choice' ? 'choices' : type === 'experience' ? 'experiences' : 'typed';
}

export function isAnswered(question: Question, answers: Answers): boolean {
  const answer = answers[placeOf(question)][question.key];
  return typeof answer === 'string' ? answer.trim() !== '' : (answer?.length ?? 0) > 0;
}

export const answeredCount = (questions: readonly Question[], answers: Answers): number =>
  questions.filter((question) => isAnswered(question, answers)).length;

/** The form as it begins: with what was sent before, and every field there. */
export function answersOf(survey: Survey): Answers {
  const answers: Answers = { choices: {}, typed: {}, experiences: {} };
  const saved = new Map(survey.saved.map((answer) => [answer.answerid, answer.value]));
  for (const question of questionsOf(survey)) {
    const given = question.options.filter(({ id }) => saved.has(id));
    const [value] = given.map(({ id }) => saved.get(id));
    const { key } = question;
    switch (placeOf(question)) {
      case 'choices':
        answers.choices[key] = given.map(({ id }) => id);
        break;
      case 'typed':
        answers.typed[key] = typeof value === 'string' ? value : '';
        break;
      case 'experiences':
        answers.experiences[key] = Array.isArray(value) ? value : [];
    }
  }
  return answers;
}

/** The form as the server takes it: one entry for each answer that was given (1§3). */
export function answersToSend(survey: Survey, answers: Answers): SavedAnswer[] {
  return survey.areas.flatMap((area) =>
    area.questions
      .filter((question) => isAnswered(question, answers))
      .flatMap((question) => {
        const chosen = answers.choices[question.key];
        const value =
          answers.experiences[question.key] ?? answers.typed[question.key]?.trim() ?? null;
        return question.options
          .filter(({ id }) => chosen === undefined || chosen.includes(id))
          .map(({ id, type }) => ({
            answerid: id,
            code: survey.code,
            surveyId: area.surveyId,
            areaId: area.id,
            value,
            type,
          }));
      }),
  );
}
