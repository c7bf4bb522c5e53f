import { messages as player } from './course-player/messages.ts';
import english from './i18n/en.json';
import { messages as survey } from './survey/messages.ts';

const italian: { id: string; defaultMessage: string }[] = [
  ...Object.values(player),
  ...Object.values(survey),
];
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
