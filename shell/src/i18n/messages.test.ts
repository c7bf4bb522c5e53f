import { messages as accountDeleted } from '../account-deleted/messages.ts';
import { messages as chrome } from '../chrome/messages.ts';
import { messages as dashboard } from '../dashboard/messages.ts';
import { messages as login } from '../login/messages.ts';
import { registrationMessages } from '../login/registration/registration-messages.ts';
import { messages as profile } from '../profile/messages.ts';
import { messages as routing } from '../routing/messages.ts';
import { messages as releases } from '../releases/messages.ts';
import { messages as settings } from '../settings/messages.ts';
import { messages as splash } from '../splash/messages.ts';
import { messages as support } from '../support/messages.ts';
import english from './en.json';

const italian: { id: string; defaultMessage: string }[] = [
  accountDeleted,
  chrome,
  dashboard,
  login,
  registrationMessages,
  profile,
  releases,
  routing,
  settings,
  splash,
  support,
].flatMap((messages) => Object.values(messages));

const placesOf = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)/g)].map(([, name]) => name);

test('[SHELL-01] every text of the shell is there in both languages', () => {
  expect(italian.length).toBeGreaterThan(90);
  expect(Object.keys(english).toSorted()).toEqual(italian.map(({ id }) => id).toSorted());
});

test('[SHELL-01] both languages have the same places for values', () => {
  const translated: Record<string, string> = english;
  for (const { id, defaultMessage } of italian) {
    expect([id, new Set(placesOf(translated[id] ?? ''))]).toEqual([
      id,
      new Set(placesOf(defaultMessage)),
    ]);
  }
});
