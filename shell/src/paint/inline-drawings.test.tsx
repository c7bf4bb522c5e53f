import { render } from '@testing-library/react';
import { Cover, mosaicUrl, ThemeProvider } from 'shared-ui';
import { withInlineDrawings } from './inline-drawings.ts';

it('drawn covers are a part of the page, cut as their images are, but for the first', () => {
  const { container } = render(
    <>
      <Cover category="lingue" seed={1} />
      <Cover category="sicurezza" seed={2} />
      <Cover category="edilizia" seed={3} />
    </>,
    { wrapper: ThemeProvider },
  );
  const html = container.innerHTML;
  const page = new DOMParser().parseFromString(withInlineDrawings(html), 'text/html');
  expect([...page.querySelectorAll('span > *')].map(({ tagName }) => tagName)).toEqual([
    'IMG',
    'svg',
    'svg',
  ]);
  const drawing = page.querySelector('span > svg');
  expect(drawing?.getAttribute('viewBox')).toBe('0 6 320 180');
  expect(drawing?.getAttribute('preserveAspectRatio')).toBe('xMinYMid slice');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(drawing?.hasAttribute('data-drawn')).toBe(true);
  expect(drawing?.querySelectorAll('rect[fill^="#"]').length).toBeGreaterThan(10);
});

it('a mosaic stays an image, and is the first where it comes before covers', () => {
  const tile = { category: 'lingue', seed: 13, x: 50, y: 25, width: 25, height: 50 };
  const { container } = render(
    <>
      <img src={mosaicUrl([tile])} alt="" />
      <Cover category="sicurezza" seed={2} />
      <img src={mosaicUrl([tile])} alt="" />
    </>,
    { wrapper: ThemeProvider },
  );
  const html = withInlineDrawings(container.innerHTML);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect([...body.children].map(({ tagName }) => tagName)).toEqual(['IMG', 'SPAN', 'IMG']);
  expect(body.querySelector('span > *')?.tagName).toBe('svg');
});

it('photographs, and what has words, stay images', () => {
  const html =
    '<img src="/api/Files/cover.webp" alt="" width="320"/><img src="data:image/svg+xml,%3Csvg/%3E" alt="Logo"/>';
  expect(withInlineDrawings(html)).toBe(html);
});
