import './still-lazy.ts';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';

it('what a page loads later stays its fallback, however often the page is drawn', async () => {
  const load = jest.fn(async () => ({ default: () => <p>code</p> }));
  const Later = lazy(load);
  const tree = (
    <Suspense fallback={<p>placeholder</p>}>
      <Later />
    </Suspense>
  );
  render(tree).unmount();
  await Promise.resolve();
  render(tree);
  expect(screen.getByText('placeholder')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});
