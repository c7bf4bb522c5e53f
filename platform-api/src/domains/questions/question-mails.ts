import type { Platform } from '../../platform.ts';
import { addresseesById, peopleById, wantsMail } from '../accounts/index.ts';
import { courseStructure } from '../catalogue/index.ts';
import { findQuestion, type LessonQuestion } from './repository.ts';
import { teachersOf } from './teachers.ts';

export const askedMailJob = 'questions.mail-asked';
export const answeredMailJob = 'questions.mail-answered';

/** Mails a question to those who teach the lesson, in Italian, the language of the product's mails. */
export async function mailAsked(platform: Platform, id: number): Promise<void> {
  const question = await findQuestion(platform.database.db, id);
  // Answered, or taken back with its account, before the mail was written.
  if (question === null || question.answer !== null) return;
  const course = await courseStructure(platform, question.courseId);
  if (course === null) return;
  const people = await peopleById(platform, [question.userId]);
  for (const teacher of teachersOf(course, question.lessonId)) {
    await platform.mail.send({
      id: `question-${id}-${teacher.id}`,
      to: teacher.email,
      subject: `Una domanda su «${course.title}»`,
      text: [
        `Ciao ${teacher.name},`,
        `${people.get(question.userId)?.name ?? 'Chi segue il corso'} chiede${placeOf(question, course, 'it')}:`,
        question.text,
        `Rispondi qui: ${addressOf(platform, question)}`,
      ].join('\n\n'),
    });
  }
}

/** Mails the answer to the learner, in the language in which they asked. */
export async function mailAnswered(platform: Platform, id: number): Promise<void> {
  const question = await findQuestion(platform.database.db, id);
  if (question === null || question.answer === null) return;
  const { userId, courseId, language } = question;
  const learner = (await addresseesById(platform, [userId])).get(userId);
  const course = await courseStructure(platform, courseId);
  if (learner === undefined || course === null) return;
  if (!(await wantsMail(platform, userId, 'answer'))) return;
  const words = texts[language];
  await platform.mail.send({
    id: `answer-${id}`,
    to: learner.email,
    subject: words.subject(course.title),
    text: [
      words.greeting(learner.name),
      `${words.youAsked}${placeOf(question, course, language)}:`,
      question.text,
      words.theAnswer,
      question.answer,
      `${words.toLesson}: ${addressOf(platform, question)}`,
    ].join('\n\n'),
  });
}

const texts = {
  it: {
    subject: (course: string) => `La risposta alla tua domanda su «${course}»`,
    greeting: (name: string) => `Ciao ${name},`,
    youAsked: 'hai chiesto',
    theAnswer: 'La risposta del docente:',
    toLesson: 'Torna alla lezione',
  },
  en: {
    subject: (course: string) => `The answer to your question about «${course}»`,
    greeting: (name: string) => `Hello ${name},`,
    youAsked: 'you asked',
    theAnswer: 'The teacher answers:',
    toLesson: 'Back to the lesson',
  },
};

type Course = NonNullable<Awaited<ReturnType<typeof courseStructure>>>;

/** ` nella lezione «Scegliere le protezioni», a 27:04`; empty for a lesson that is gone. */
function placeOf(
  { lessonId, second }: LessonQuestion,
  course: Course,
  language: 'it' | 'en',
): string {
  const lesson = course.modules
    .flatMap((module) => module.lessons)
    .find(({ id }) => id === lessonId);
  if (lesson === undefined) return '';
  const isItalian = language === 'it';
  const where = isItalian ? ` nella lezione «${lesson.name}»` : ` in the lesson «${lesson.name}»`;
  return second === null ? where : `${where}, ${isItalian ? 'a' : 'at'} ${momentText(second)}`;
}

function momentText(second: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(second / 60))}:${two(second % 60)}`;
}

function addressOf({ config }: Platform, question: LessonQuestion): string {
  const { courseId, lessonId, second, paragraph } = question;
  const place = new URLSearchParams();
  for (const [name, value] of Object.entries({ lesson: lessonId, t: second, p: paragraph })) {
    if (value !== null) place.set(name, String(value));
  }
  const query = place.toString();
  return `${config.publicUrl}/courses/use/${courseId}${query === '' ? '' : `?${query}`}`;
}
