import { messages as dashboard } from '../dashboard/messages.ts';
import { messages as authoring } from '../course-authoring/messages.ts';
import { courseMessages } from '../course-messages.ts';
import { messages as courseDetail } from '../course-detail/messages.ts';
import { messages as courseLists } from '../course-lists/messages.ts';
import { messages as faq } from '../faq/messages.ts';
import { messages as homepage } from '../homepage/messages.ts';
import { messages as search } from '../catalogue-search/messages.ts';
import { messages as tutorial } from '../tutorial/messages.ts';
import { messages as unsubscribe } from '../unsubscribe/messages.ts';
import english from './en.json';

const all = [
  courseMessages,
  homepage,
  tutorial,
  unsubscribe,
  faq,
  search,
  courseDetail,
  courseLists,
  dashboard,
  authoring,
].flatMap((messages) => Object.values<{ id: string; defaultMessage: string }>(messages));

// Not the texts of a plural's branches.
const namesIn = (text: string) =>
  [...text.matchAll(/(?<!(?:=\d+|\bone|\bother) )\{(\w+)/g)].map(([, name = '']) => name);

it('every text is there in English, with the same values, and no other', () => {
  expect(all.length).toBeGreaterThan(130);
  expect(Object.keys(english).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  for (const { id, defaultMessage } of all) {
    const text = english[id as keyof typeof english];
    expect({ id, names: new Set(namesIn(text)) }).toEqual({
      id,
      names: new Set(namesIn(defaultMessage)),
    });
  }
});
