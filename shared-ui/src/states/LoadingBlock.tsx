import { styled } from '@mui/material/styles';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useDelayed } from '../loading/use-delayed.ts';

/** A block that takes longer no longer holds back what is below it. */
export const HOLD_MS = 4000;

/** Marks the block as loading; the answer takes the mark away. */
type Mark = () => () => void;

const MarkContext = createContext<Mark | null>(null);

// No box of its own: it may be an item of any layout. Out of sight keeps the room, so that nothing moves.
const Root = styled('div')({
  display: 'contents',
  '&[data-loading] ~ *': { visibility: 'hidden' },
});

/**
 * A block above others, whose height is known only when it has loaded: as long as a skeleton stands in it, its
 * siblings below are not drawn, and so never move in sight. Once it has loaded it holds nothing back again.
 */
export function LoadingBlock({ children }: { children: ReactNode }) {
  const outer = useContext(MarkContext);
  const [marks, setMarks] = useState(0);
  const hasLoading = useRef(false);
  const [hasLoaded, setLoaded] = useState(false);
  const isLate = useDelayed(marks > 0, HOLD_MS);

  const mark = useCallback(() => {
    setMarks((count) => count + 1);
    const end = outer?.();
    return () => {
      setMarks((count) => count - 1);
      end?.();
    };
  }, [outer]);

  // After the commit: one skeleton that takes the place of another leaves no gap between them.
  useEffect(() => {
    if (marks > 0) hasLoading.current = true;
    else if (hasLoading.current) setLoaded(true);
  }, [marks]);

  const isHolding = marks > 0 && !hasLoaded && !isLate;
  return (
    <MarkContext value={mark}>
      <Root {...(isHolding && { 'data-loading': '' })}>{children}</Root>
    </MarkContext>
  );
}

/** While it is there, the LoadingBlocks around it are loading. */
export function useLoadingMark(): void {
  const mark = useContext(MarkContext);
  useLayoutEffect(() => mark?.(), [mark]);
}
