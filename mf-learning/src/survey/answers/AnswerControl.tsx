import type { ComponentType } from 'react';
import type { Question } from '../survey.ts';
import { DateAnswer } from './DateAnswer.tsx';
import { ExperienceAnswer } from './experience/ExperienceAnswer.tsx';
import { HtmlAnswer } from './HtmlAnswer.tsx';
import { IconAnswer } from './IconAnswer.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import { RadioAnswer } from './RadioAnswer.tsx';
import { RangeAnswer } from './RangeAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';

/** The control of each render type (1§3); the fieldset around it names it. */
const controls: Record<Question['renderType'], ComponentType<{ question: Question }>> = {
  icon: IconAnswer,
  radio: RadioAnswer,
  html: HtmlAnswer,
  text: TextAnswer,
  date: DateAnswer,
  modal: ExperienceAnswer,
  number: NumberAnswer,
  range: RangeAnswer,
};

export function AnswerControl({ question }: { question: Question }) {
  const Control = controls[question.renderType];
  return <Control question={question} />;
}
