import { expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { pressWithKeyboard, tabTo } from './keyboard.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

const text = {
  share: /^Condividi con un link/,
  open: 'Apri la pagina',
  end: 'Smetti di condividere',
  title: 'Curriculum di Marco Bianchi',
  competences: 'Competenze dimostrate',
  gone: 'Questo curriculum non esiste o non è condiviso',
};

test(
  'a holder shares the curriculum, a stranger reads it and opens a certification, and when the holder ends the link it is gone',
  {
    tag: ['@mf-wallet-badges/curriculum', '@mf-wallet-badges/shared-curriculum'],
  },
  async ({ page, product, browser, complaints }) => {
    const { url } = product;
    await logIn(page, url, 'Marco Bianchi');
    await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
    await page.goto(`${url}/curriculum`);
    const share = page.getByRole('switch', { name: text.share });
    const turn = async () => {
      await tabTo(page, share);
      await page.keyboard.press('Space');
    };
    await expect(share).not.toBeChecked();
    await turn();
    const link = page.getByRole('link', { name: text.open });
    const path = (await link.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/public\/curriculum\/[0-9a-f]{32}$/);
    await expectAccessibleInBoth(page, 'curriculum that is shared');

    const stranger = await browser.newContext({ locale: 'it-IT' });
    const theirs = await stranger.newPage();
    const answer = await theirs.goto(`${url}${path}`);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('<meta name="robots" content="noindex">');
    const root = theirs.locator('#root');
    await expect(root.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(root.getByRole('heading', { name: text.competences })).toBeVisible();
    await expectAccessibleInBoth(theirs, 'shared curriculum');
    const said = (await root.textContent()) ?? '';
    for (const secret of ['BNCMRC91P03A794D', '@']) expect(said).not.toContain(secret);
    await root.locator('a[href^="/public/certification/"]').first().click();
    await expect(theirs.getByText(words.it.authentic).first()).toBeVisible();

    complaints.expect(/status of 404.*\/(api\/Curriculum\/Public|public\/curriculum)\//);
    await turn();
    await pressWithKeyboard(page, page.getByRole('button', { name: text.end }));
    await expect(share).not.toBeChecked();
    await expect(link).toHaveCount(0);
    const sharedId = path.split('/').at(-1);
    const refused = await theirs.request.get(`${url}/api/Curriculum/Public/${sharedId}`);
    expect(refused.status()).toBe(404);
    await theirs.goto(`${url}${path}`);
    await expect(root.getByText(text.gone)).toBeVisible();
    await expect(root.getByText('Marco Bianchi')).toHaveCount(0);
    await expectAccessibleInBoth(theirs, 'curriculum that is shared no more');

    await turn();
    await expect(link).toBeVisible();
    expect(await link.getAttribute('href')).not.toBe(path);
    await theirs.reload();
    await expect(root.getByText(text.gone)).toBeVisible();
    await stranger.close();
  },
);
