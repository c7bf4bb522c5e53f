import { translationFaults } from 'shared-ui/testing';
import { awardMessages } from '../award-messages.ts';
import { messages as contents } from '../course-player/contents/messages.ts';
import { messages as documents } from '../course-player/documents/messages.ts';
import { messages as lesson } from '../course-player/lesson/messages.ts';
import { messages as lessonText } from '../course-player/lesson/text/messages.ts';
import { messages as notes } from '../course-player/notes/messages.ts';
import { messages as places } from '../course-player/places/messages.ts';
import { messages as courseSearch } from '../course-player/search/messages.ts';
import { messages as questions } from '../course-player/questions/messages.ts';
import { playerMessages } from '../course-player/player-messages.ts';
import { messages as progress } from '../course-player/progress/messages.ts';
import { messages as video } from '../course-player/video/messages.ts';
import { messages as examAnswers } from '../exams/answers/messages.ts';
import { messages as examAttempts } from '../exams/attempts/messages.ts';
import { messages as examDocuments } from '../exams/documents/messages.ts';
import { messages as examFrame } from '../exams/frame/messages.ts';
import { messages as examResult } from '../exams/result/messages.ts';
import { messages as examRules } from '../exams/rules/messages.ts';
import { messages as examRunning } from '../exams/running/messages.ts';
import { messages as examTab } from '../exams/tab/messages.ts';
import { messages as experience } from '../survey/answers/experience/messages.ts';
import { messages as answers } from '../survey/answers/messages.ts';
import { areaMessages } from '../survey/frame/area-messages.ts';
import { messages as frame } from '../survey/frame/messages.ts';
import { messages as leaving } from '../survey/leaving/messages.ts';
import { messages as reminder } from '../survey/reminder/messages.ts';
import { messages as screens } from '../survey/screens/messages.ts';
import { messages as sending } from '../survey/sending/messages.ts';
import { surveyMessages } from '../survey/survey-messages.ts';
import { messages as teachingLearners } from '../teaching/learners/messages.ts';
import { messages as teachingLessons } from '../teaching/lessons/messages.ts';
import { messages as teaching } from '../teaching/messages.ts';
import { messages as teachingQuestions } from '../teaching/questions/messages.ts';
import { messages as teachingResults } from '../teaching/results/messages.ts';
import english from './en.json';

it('[SHELL-01 part] every text of mf-learning is there in both languages, with the same values', () => {
  const tables = [
    awardMessages,
    playerMessages,
    contents,
    documents,
    lesson,
    lessonText,
    progress,
    notes,
    places,
    video,
    questions,
    courseSearch,
    surveyMessages,
    areaMessages,
    answers,
    experience,
    frame,
    leaving,
    reminder,
    screens,
    sending,
    examTab,
    examAnswers,
    examAttempts,
    examDocuments,
    examFrame,
    examResult,
    examRules,
    examRunning,
    teaching,
    teachingLearners,
    teachingLessons,
    teachingQuestions,
    teachingResults,
  ];
  expect(translationFaults(tables, english)).toEqual([]);
});
