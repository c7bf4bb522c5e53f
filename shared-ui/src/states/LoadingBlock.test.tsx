import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderWithProviders } from '../testing/index.ts';
import { HOLD_MS, LoadingBlock } from './LoadingBlock.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

const loading = (
  <SkeletonGroup>
    <Skeleton />
  </SkeletonGroup>
);

/** Two blocks below each other; what stands in the first one can be changed. */
function showBlocks(start: ReactNode, below: ReactNode = <p>secondo</p>) {
  let change: (first: ReactNode) => void = () => {};
  function Blocks() {
    const [first, setFirst] = useState(start);
    change = setFirst;
    return (
      <section>
        <LoadingBlock>{first}</LoadingBlock>
        <LoadingBlock>{below}</LoadingBlock>
      </section>
    );
  }
  renderWithProviders(<Blocks />);
  return (first: ReactNode) => act(() => change(first));
}

it('what is below a block is drawn when the block has loaded', () => {
  const show = showBlocks(loading);
  expect(screen.getByText('secondo')).not.toBeVisible();
  show(<p>primo</p>);
  expect(screen.getByText('primo')).toBeVisible();
  expect(screen.getByText('secondo')).toBeVisible();
});

it('a block that loads does not hide the one above it', () => {
  showBlocks(<p>primo</p>, loading);
  expect(screen.getByText('primo')).toBeVisible();
});

it('a skeleton deep in a block holds back what is below the whole block', () => {
  showBlocks(<LoadingBlock>{loading}</LoadingBlock>);
  expect(screen.getByText('secondo')).not.toBeVisible();
});

it('a skeleton that follows another keeps the rest back', () => {
  const show = showBlocks(<div key="code">{loading}</div>);
  show(<div key="data">{loading}</div>);
  expect(screen.getByText('secondo')).not.toBeVisible();
});

it('what has been drawn stays when the block above loads something again', () => {
  const show = showBlocks(loading);
  show(<p>primo</p>);
  show(loading);
  expect(screen.getByText('secondo')).toBeVisible();
});

it('a block that hangs holds the rest back for a while only', () => {
  jest.useFakeTimers();
  showBlocks(loading);
  act(() => jest.advanceTimersByTime(HOLD_MS - 1));
  expect(screen.getByText('secondo')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('secondo')).toBeVisible();
  jest.useRealTimers();
});
