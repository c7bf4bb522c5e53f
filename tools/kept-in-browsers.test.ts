import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cookieNotice } from '../platform-api/src/domains/orders/shop/cookie-notice.ts';

const root = join(import.meta.dirname, '..');

/** Where cookies and browser storage are written or read, and under which names. */
const kept: Record<string, readonly string[]> = {
  'delivery/src/edge/override/override.ts': ['wb-override'],
  'delivery/src/edge/preview/preview-cookie.ts': ['wb-preview'],
  'platform-api/src/domains/identity/login/browser-cookie.ts': ['wb-login'],
  'mf-catalogue/src/course-authoring/saving/draft-store.ts': ['course-'],
  'mf-commerce/src/purchase/guest/pending-purchases.ts': [
    'commerce:guest-purchases',
    'commerce:guest-purchase',
  ],
  'mf-commerce/src/purchase/left-cart.ts': ['commerce:left-cart'],
  'mf-commerce/src/purchase/order/privacy-read.ts': ['commerce:privacy-read'],
  'mf-commerce/src/purchase/payment/paid-from-list.ts': ['commerce:paid-from-list'],
  'mf-commerce/src/purchase/purchase-session.ts': ['commerce:purchase'],
  'mf-learning/src/course-player/notes/draft-store.ts': ['lesson-draft:'],
  'mf-learning/src/course-player/video/position/local-positions.ts': ['workerbadge-player'],
  'mf-learning/src/course-player/video/preferences.ts': ['wb-player'],
  'mf-learning/src/exams/running/left-behind.ts': ['exam:held'],
  'mf-learning/src/exams/running/screen-id.ts': ['exam:screen'],
  'mf-learning/src/exams/sending/stored-waiting.ts': ['exam:waiting:'],
  'mf-learning/src/survey/leaving/survey-draft.ts': ['draft:'],
  'mf-wallet-badges/src/certification/verification/log/indexed-memory.ts': ['workerbadge-log'],
  'shared-auth/src/browser-storage.ts': [],
  'shared-auth/src/public-cart.ts': ['public:cart'],
  'shared-auth/src/session/dpop.ts': ['workerbadge'],
  'shared-auth/src/session/login-request.ts': ['login:requestId', 'login:kind'],
  'shared-auth/src/session/stored-auth.ts': ['rtk:auth'],
  'shared-ui/src/forms/FormDraft.tsx': ['draft:'],
  'shared-ui/src/picture/seen-badges.ts': ['badges:seen'],
  'shared-ui/src/upload/resume-record.ts': ['upload:'],
  'shell/src/chrome/cookies/CookieBanner.tsx': [],
  'shell/src/chrome/cookies/cookie-choice.ts': ['worker_badge_cookie'],
  'shell/src/federation/registry.ts': ['shell:registry'],
  'shell/src/federation/visitor.ts': ['shell:visitor'],
  'shell/src/i18n/locale-store.ts': [],
  'shell/src/login/registration/survey-offer.ts': ['login:survey-offered:'],
  'shell/src/page-data.ts': ['wb-language', 'wb-color-scheme', 'wb-role'],
  'shell/src/session/asked-path.ts': ['login:next'],
  'shell/src/splash/first-visit.ts': ['splash:seen'],
  // The names that others write under.
  'shared-ui/src/i18n/locale.ts': ['wb-locale'],
  'shared-ui/src/theme/ThemeProvider.tsx': ['wb-color-mode'],
};

const STORAGE =
  /\b(?:localStorage|sessionStorage)\.\w|\bread<\w+>\((?:local|session)Storage|\bindexedDB\.open|\bdocument\.cookie\b|'set-cookie'|\bbrowserStorage\b|_STORAGE_KEY = /;

test('every place that keeps something in a browser is known, with its names', () => {
  const found = globSync(
    '{shell,mf-*,shared-ui,shared-auth,contracts,delivery,platform-api}/src/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  ).filter(
    (file) =>
      !/\.test\.tsx?$|testing|\/demo\/|\/dev-|__generated__/.test(file) &&
      STORAGE.test(readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')),
  );
  assert.deepEqual(found.toSorted(), Object.keys(kept).toSorted());
  for (const [file, names] of Object.entries(kept)) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const name of names) {
      assert.ok(source.includes(name), `${file}: ${name}`);
    }
  }
});

test('the cookie notice names each of them, in both languages', () => {
  for (const notice of [cookieNotice.it, cookieNotice.en]) {
    const words = new Set(
      notice.sections
        .flatMap(({ paragraphs }) => paragraphs)
        .flatMap((paragraph) => paragraph.split(/[\s,]+/))
        .map((word) => word.replace(/:$/, '').replace(/…$/, '')),
    );
    const unnamed = Object.values(kept)
      .flat()
      .filter((name) => !words.has(name));
    assert.deepEqual(unnamed, [], notice.title);
  }
});
