import { expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { pressWithKeyboard } from './keyboard.ts';
import { enter } from './people.ts';
import { words } from './words.ts';

/** Of the demo: three people of Paolo's company have attestations that end soon; he pays 109 euro for each refresher. */
const refresher = 'Privacy e GDPR in azienda: registri, ruoli, incidenti';

const text = {
  band: /^3 ?attestati scadono entro 90 giorni$/,
  renewAll: /^Rinnova tutti, 327,00\s€$/,
  download: 'Scarica 4 attestati',
  total: /327,00\s€/,
  progress: 'Non condivide i progressi',
  all: 'Attestati e scadenze',
};

test(
  'a company sees first whose attestations end, takes all files, and renews all with one press',
  { tag: ['@mf-commerce/people'] },
  async ({ page, product }) => {
    const { url } = product;
    await enter(page, url, 'Paolo Greco');
    await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
    await page.goto(`${url}/voucher/people`);
    const band = page.getByRole('region', { name: text.band });
    await expect(band.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('row').filter({ hasText: 'Luca Bassi' })).toContainText(
      text.progress,
    );
    await expectAccessibleInBoth(page, 'people of a company with deadlines');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      pressWithKeyboard(page, page.getByRole('button', { name: text.download })),
    ]);
    expect(file.suggestedFilename()).toBe('attestati.zip');

    await pressWithKeyboard(page, band.getByRole('button', { name: text.renewAll }));
    await page.waitForURL(`${url}/cart`);
    await expect(page.getByText(refresher).first()).toBeVisible();
    // What the button said is what the cart asks for.
    await expect(page.getByText(text.total).first()).toBeVisible();
    // Pressed again it adds nothing.
    await page.goto(`${url}/voucher/people`);
    await pressWithKeyboard(page, band.getByRole('button', { name: text.renewAll }));
    await page.waitForURL(`${url}/cart`);
    await expect(page.getByRole('spinbutton').first()).toHaveValue('3');
  },
);
