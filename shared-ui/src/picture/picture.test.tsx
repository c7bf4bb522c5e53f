import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/index.ts';
import { BadgeObject } from './BadgeObject.tsx';
import { mosaicUrl } from './cover-url.ts';
import {
  badgeSvg,
  BRASS,
  categoryKeys,
  categoryLook,
  coverDrawing,
  friezeDrawing,
  svgToString,
} from './index.ts';

const coverText = (category: string, seed: number) =>
  coverDrawing(category, seed).map(svgToString).join('');

it('the same course has the same cover, and others have others', () => {
  const covers = categoryKeys.flatMap((key) => [1, 2, 3].map((seed) => coverText(key, seed)));
  expect(new Set(covers).size).toBe(covers.length);
  expect(coverText('lingue', 7)).toBe(coverText('lingue', 7));
});

it('a frieze has as many modules as asked for and one brass disc, the same for the same course', () => {
  for (const key of categoryKeys) {
    const frieze = friezeDrawing(key, 7, 21);
    expect(frieze).toHaveLength(21);
    const text = frieze.map(svgToString).join('');
    expect(text.split(BRASS)).toHaveLength(2);
    expect(friezeDrawing(key, 7, 21).map(svgToString).join('')).toBe(text);
    expect(friezeDrawing(key, 8, 21).map(svgToString).join('')).not.toBe(text);
  }
});

it('a cover has exactly one brass disc', () => {
  for (const key of categoryKeys) {
    for (let seed = 0; seed < 50; seed++) {
      expect(coverText(key, seed).split(BRASS)).toHaveLength(2);
    }
  }
});

it('the grounds of a cover end on whole pixels, and no figure does', () => {
  for (const key of categoryKeys) {
    const crisp = coverText(key, 3).match(/<[^>]*crispEdges[^>]*>/g) ?? [];
    // Fifteen modules and the doubled one.
    expect(crisp).toHaveLength(16);
    for (const text of crisp) expect(text).toMatch(/^<rect .*width="(65|129)"/);
  }
});

it('a category is known by key and by name; one created later has a look of its own for ever', () => {
  expect(categoryLook('Sanità e assistenza')).toBe(categoryLook('sanita'));
  expect(categoryLook(99)).toEqual(categoryLook(99));
  expect(categoryKeys.map((key) => categoryLook(key).motif)).toContain(categoryLook(99).motif);
});

const design = { level: 1, kind: 'exam', category: 'logistica', seed: 4, code: '0417' } as const;

it('the notarised picture is the same text every time, and nothing in it is markup', () => {
  const svg = badgeSvg({ ...design, code: '<script>' }, 'Muletti "e" <altro>');
  expect(svg).toBe(badgeSvg({ ...design, code: '<script>' }, 'Muletti "e" <altro>'));
  expect(svg).not.toContain('<script');
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelector('title')?.textContent).toBe('Muletti "e" <altro>');
});

it('the badge on screen says title, type, level, holder and date', () => {
  renderWithProviders(
    <BadgeObject {...design} title="Muletti" holder="Giulia Sartori" date="03/11/2026" />,
  );
  expect(
    screen.getByRole('img', {
      name: 'Muletti. Badge di esame di certificazione, livello Avanzato, di Giulia Sartori, 03/11/2026',
    }),
  ).toBeInTheDocument();
});

it('covers of a mosaic are in one image, each at its place and as it is alone', () => {
  const url = mosaicUrl([
    { category: 'lingue', seed: 7, x: 0, y: 0, width: 50, height: 100 },
    { category: 'sanita', seed: 2, x: 50, y: 25, width: 50, height: 75 },
  ]);
  const text = decodeURIComponent(url.replace('data:image/svg+xml,', ''));
  const image = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  // Without a shape of its own it fills what it is given.
  expect(image.getAttributeNames()).toEqual(['xmlns']);
  const places = [...image.children].map((tile) =>
    ['x', 'y', 'width', 'height', 'preserveAspectRatio'].map((name) => tile.getAttribute(name)),
  );
  expect(places).toEqual([
    ['0%', '0%', '50.3%', '100.3%', 'xMinYMid slice'],
    ['50%', '25%', '50.3%', '75.3%', 'xMinYMid slice'],
  ]);
  expect(text).toContain(`>${coverText('lingue', 7)}</svg>`);
  expect(text).toContain(`>${coverText('sanita', 2)}</svg>`);
});
