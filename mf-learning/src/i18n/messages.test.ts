import english from './en.json';
import { messages as contents } from '../course-player/contents/messages.ts';
import { messages as documents } from '../course-player/documents/messages.ts';
import { messages as lesson } from '../course-player/lesson/messages.ts';
import { playerMessages } from '../course-player/player-messages.ts';
import { messages as progress } from '../course-player/progress/messages.ts';
import { messages as answers } from '../survey/answers/messages.ts';
import { messages as experience } from '../survey/answers/experience/messages.ts';
import { areaMessages } from '../survey/frame/area-messages.ts';
import { messages as frame } from '../survey/frame/messages.ts';
import { messages as leaving } from '../survey/leaving/messages.ts';
import { messages as reminder } from '../survey/reminder/messages.ts';
import { messages as screens } from '../survey/screens/messages.ts';
import { messages as sending } from '../survey/sending/messages.ts';
import { surveyMessages } from '../survey/survey-messages.ts';

const italian = [
  playerMessages,
  contents,
  documents,
  lesson,
  progress,
  surveyMessages,
  areaMessages,
  answers,
  experience,
  frame,
  leaving,
  reminder,
  screens,
  sending,
].flatMap((table) => Object.values<{ id: string; defaultMessage: string }>(table));
const translated: Record<string, string> = english;

const placesOf = (text: string) =>
  new Set([...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)/g)].map(([, name]) => name));

it('[SHELL-01] every text of mf-learning is there in both languages, with the same places for values', () => {
  expect(italian.length).toBeGreaterThan(100);
  expect(Object.keys(english).toSorted()).toEqual(italian.map(({ id }) => id).toSorted());
  for (const { id, defaultMessage } of italian) {
    expect([id, placesOf(translated[id] ?? '')]).toEqual([id, placesOf(defaultMessage)]);
  }
});
