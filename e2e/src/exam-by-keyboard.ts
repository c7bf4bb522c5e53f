import type { Locator, Page } from '@playwright/test';
import { pressWithKeyboard, tabTo } from './keyboard.ts';
import type { Caller } from './robustness/caller.ts';

type Option = { id: string; text: string };
type Region =
  | { shape: 'rectangle'; left: number; top: number; width: number; height: number }
  | { shape: 'circle'; x: number; y: number };

/** What authors read of a question, as far as an answer takes it. */
type KeyedQuestion = {
  kind: string;
  stem: string;
  content: { options?: Option[]; prompts?: Option[] };
  key: {
    optionId?: string;
    optionIds?: string[];
    value?: boolean | number;
    optionOf?: Record<string, string>;
    regions?: Region[];
    accepted?: string[];
  };
};

/** Every question of a course's bank by its words, as its author reads it. */
export async function keysOf(
  author: Caller,
  courseId: number,
): Promise<Map<string, KeyedQuestion>> {
  const keys = new Map<string, KeyedQuestion>();
  for (let page = 1; ; page += 1) {
    const { items, totalItems } = await author.call<{
      items: { id: number }[];
      totalItems: number;
    }>('GET', `Exams/Questions?courseId=${courseId}&page=${page}&pageSize=50`);
    for (const { id } of items) {
      const { stem, item } = await author.call<{
        stem: string;
        item: Omit<KeyedQuestion, 'stem'>;
      }>('GET', `Exams/Questions/${id}`);
      keys.set(stem, { stem, ...item });
    }
    if (items.length === 0 || keys.size >= totalItems) return keys;
  }
}

/** Gives the right answer to the question on the page, whatever its kind, by keyboard alone. */
export async function answerRight(page: Page, question: KeyedQuestion): Promise<void> {
  const { kind, key } = question;
  const { options = [], prompts = [] } = question.content;
  const textOf = (list: Option[], id: string) => list.find((one) => one.id === id)?.text ?? '';
  const form = page.getByRole('group', { name: question.stem });
  const byText = (role: 'radio' | 'checkbox', name: string) =>
    form.getByRole(role, { name, exact: true });
  switch (kind) {
    case 'single':
      return chooseRadio(page, form, byText('radio', textOf(options, key.optionId ?? '')));
    case 'trueFalse':
      return chooseRadio(page, form, byText('radio', key.value === true ? 'Vero' : 'Falso'));
    case 'multiple':
      for (const id of inOrderOfPage(key.optionIds ?? [], await shownTexts(form), options)) {
        await tabTo(page, byText('checkbox', textOf(options, id)));
        await page.keyboard.press('Space');
      }
      return;
    case 'number':
      await tabTo(page, form.getByRole('textbox'));
      return page.keyboard.type(String(key.value).replace('.', ','));
    case 'text':
      await tabTo(page, form.getByRole('textbox'));
      return page.keyboard.type(key.accepted?.[0] ?? '');
    case 'order':
      return bringIntoOrder(
        page,
        form,
        (key.optionIds ?? []).map((id) => textOf(options, id)),
      );
    case 'match':
      for (const prompt of prompts) {
        const list = form.getByRole('combobox', { name: prompt.text, exact: true });
        await tabFromStart(page, list);
        const right = textOf(options, key.optionOf?.[prompt.id] ?? '');
        const shown = await list.locator('option').allTextContents();
        for (let steps = shown.indexOf(right); steps > 0; steps -= 1) {
          await page.keyboard.press('ArrowDown');
        }
      }
      return;
    default:
      return chooseSpot(page, form, key.regions?.[0]);
  }
}

async function chooseRadio(page: Page, form: Locator, right: Locator): Promise<void> {
  await tabTo(page, form.getByRole('radio').first());
  await page.keyboard.press('Space');
  while (!(await right.isChecked())) await page.keyboard.press('ArrowDown');
}

const shownTexts = (form: Locator) =>
  form.locator('label').evaluateAll((labels) => labels.map((label) => label.textContent ?? ''));

/** Tab goes one way: first what comes first. */
function inOrderOfPage(ids: string[], shown: string[], options: Option[]): string[] {
  const place = (id: string) => {
    const text = options.find((option) => option.id === id)?.text ?? '';
    return shown.findIndex((label) => label.endsWith(text));
  };
  return ids.toSorted((one, other) => place(one) - place(other));
}

/** To a control that may be behind the focus. */
async function tabFromStart(page: Page, target: Locator): Promise<void> {
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.focus());
  await tabTo(page, target);
}

async function bringIntoOrder(page: Page, form: Locator, right: string[]): Promise<void> {
  const texts = async () => {
    const rows = await form.getByRole('listitem').allTextContents();
    return rows.map((row) => row.replace(/^\d+/, ''));
  };
  await pressWithKeyboard(page, form.getByRole('button', { name: /già giusto/ }));
  for (const [place, text] of right.entries()) {
    const from = (await texts()).indexOf(text);
    if (from === place) continue;
    await tabFromStart(page, form.getByRole('button', { name: `Sposta su: ${text}`, exact: true }));
    for (let steps = from - place; steps > 0; steps -= 1) await page.keyboard.press('Enter');
  }
}

async function chooseSpot(page: Page, form: Locator, region: Region | undefined): Promise<void> {
  if (region === undefined) throw new Error('No right place');
  const point =
    region.shape === 'circle'
      ? { x: region.x, y: region.y }
      : { x: region.left + region.width / 2, y: region.top + region.height / 2 };
  for (const [name, target] of [
    ['Da sinistra', point.x],
    ['Dall’alto', point.y],
  ] as const) {
    const slider = form.getByRole('slider', { name });
    await tabTo(page, slider);
    // From one end: also the middle is then something that was chosen.
    await page.keyboard.press('Home');
    for (let steps = Math.round(target * 100); steps > 0; steps -= 1) {
      await page.keyboard.press('ArrowRight');
    }
  }
}
