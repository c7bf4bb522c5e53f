import type { Page } from '@playwright/test';
import { expect, type Language } from './fixtures.ts';
import { pressWithKeyboard, tabTo } from './keyboard.ts';
import { typeInto } from './purchase-by-keyboard.ts';

/** What a buyer of codes and who gets one read. */
export const voucherWords = {
  it: {
    recipient: 'Nome di chi lo riceve',
    email: 'E-mail di chi lo riceve',
    mail: (title: string) => `Per te: il corso “${title}”`,
    sentTo: (name: string, email: string) => new RegExp(`^Inviato il .* a ${name}, ${email}$`),
    free: 'Da riscattare',
    code: 'Codice',
    redeem: 'Riscatta',
    used: (code: string) =>
      `Codici già usati: ${code}. Toglili e riprova: nessun altro codice è stato usato.`,
    usedAt: 'Questo codice è già stato usato',
  },
  en: {
    recipient: 'Name of who gets it',
    email: 'E-mail of who gets it',
    mail: (title: string) => `For you: the course “${title}”`,
    sentTo: (name: string, email: string) => new RegExp(`^Sent on .* to ${name}, ${email}$`),
    free: 'To redeem',
    code: 'Code',
    redeem: 'Redeem',
    used: (code: string) =>
      `Codes already used: ${code}. Remove them and try again: no other code was used.`,
    usedAt: 'This code has been used already',
  },
};

/** The code in the newest mail of this subject. */
export async function codeInMail(page: Page, url: string, subject: string): Promise<string> {
  const link = page.getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto(`${url}/dev/outbox`);
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await link.click();
  await page.waitForURL(/\/dev\/outbox\/./);
  const text = (await page.locator('body').textContent()) ?? '';
  const [code = ''] = /WB-\w{4}-\w{4}-\w{4}/.exec(text) ?? [];
  expect(code, text).not.toBe('');
  return code;
}

/** On the page of vouchers. */
export async function redeemByKeyboard(
  page: Page,
  { code, language }: { code: string; language: Language },
): Promise<void> {
  const text = voucherWords[language];
  const field = page.getByRole('textbox', { name: text.code });
  // From its beginning: the field may be behind the focus.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.focus());
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await typeInto(page, field, code);
  await pressWithKeyboard(page, page.getByRole('button', { name: text.redeem, exact: true }));
}
