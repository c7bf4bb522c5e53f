import { surveyErrors } from './errors.ts';
import { isSelectOption } from './select-options.ts';
import type { Answer, AnswerType, Experience, Survey, SurveyOption } from './survey.ts';

/** An answer as it was sent, with claims about itself that are checked. */
export type GivenAnswer = Answer & {
  surveyId: number;
  areaId: number;
  code: string;
  type: AnswerType;
};

/**
 * The answers of one submission, once they fit the survey and one another: known options, one for a
 * single question, no date later than `today` (`YYYY-MM-DD`, E72).
 * @throws SURVEY_WITHOUT_ANSWERS, SURVEY_ANSWER_UNKNOWN, SURVEY_ANSWER_INVALID; `fields` name the place
 */
export function checkAnswers(survey: Survey, given: GivenAnswer[], today: string): Answer[] {
  if (given.length === 0) throw surveyErrors.SURVEY_WITHOUT_ANSWERS();
  const places = placesOf(survey);
  const answered = new Set<number>();
  const single = new Set<number>();
  for (const [index, answer] of given.entries()) {
    const place = places.get(answer.optionId);
    const isKnown =
      place !== undefined &&
      answer.surveyId === survey.id &&
      answer.areaId === place.areaId &&
      answer.type === place.option.type;
    if (!isKnown) throw surveyErrors.SURVEY_ANSWER_UNKNOWN(at(index, 'UNKNOWN'));
    if (answered.has(answer.optionId) || single.has(place.questionId)) {
      throw surveyErrors.SURVEY_ANSWER_INVALID(at(index, 'REPEATED'));
    }
    answered.add(answer.optionId);
    if (place.isSingle) single.add(place.questionId);
    const complaint = complaintOf(place.option, answer.value, today);
    if (complaint !== null) throw surveyErrors.SURVEY_ANSWER_INVALID(at(index, complaint));
  }
  return given.map(({ optionId, value }) => ({ optionId, value }));
}

const at = (index: number, complaint: string) => ({ fields: { [`${index}.value`]: complaint } });

type Place = { option: SurveyOption; areaId: number; questionId: number; isSingle: boolean };

const placesOf = (survey: Survey): Map<number, Place> =>
  new Map(
    survey.areas.flatMap((area) =>
      area.questions.flatMap((question) =>
        question.options.map((option): [number, Place] => [
          option.id,
          {
            option,
            areaId: area.id,
            questionId: question.id,
            isSingle: question.type === 'single',
          },
        ]),
      ),
    ),
  );

/** The fault of a value for this option, as a code; null when it is valid. */
function complaintOf(option: SurveyOption, value: Answer['value'], today: string): string | null {
  if (option.type === 'choice') return value === null ? null : 'NOT_EMPTY';
  if (option.type === 'experience') {
    if (!Array.isArray(value) || value.length === 0) return 'REQUIRED';
    for (const entry of value) {
      const complaint = experienceComplaint(option, entry, today);
      if (complaint !== null) return complaint;
    }
    return null;
  }
  if (typeof value !== 'string' || value.trim() === '') return 'REQUIRED';
  if (option.type === 'number') return /^\d{1,9}$/.test(value) ? null : 'NOT_A_NUMBER';
  if (option.type === 'date') return dateComplaint(value, today);
  return null;
}

function experienceComplaint(
  option: SurveyOption,
  { keyId, dateFrom, dateTo, currently }: Experience,
  today: string,
): string | null {
  if (!isSelectOption(Number(option.resource), keyId)) return 'UNKNOWN_KEY';
  if (currently !== (dateTo === null)) return 'CURRENTLY';
  const complaint = dateComplaint(dateFrom, today);
  if (complaint !== null || dateTo === null) return complaint;
  return dateTo < dateFrom ? 'BEFORE_START' : dateComplaint(dateTo, today);
}

/** Earlier than any participant's birth. */
const earliest = '1900-01-01';

function dateComplaint(value: string, today: string): string | null {
  if (!isDay(value) || value < earliest) return 'NOT_A_DATE';
  return value > today ? 'IN_THE_FUTURE' : null;
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}
