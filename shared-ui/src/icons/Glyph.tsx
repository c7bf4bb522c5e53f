import { styled } from '@mui/material/styles';

/**
 * The few signs that shared-ui's own parts need, drawn on 24 × 24 with a stroke of 2.
 * Features import Phosphor icons; these keep six weights of each out of every page.
 */
const strokes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  sort: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  retry: 'M20 5v5h-5M19.4 14.5A8 8 0 1 1 18 6.6L20 10',
  receipt: 'M5 4h14v16l-3.5-2-3.5 2-3.5-2L5 20zM9 9h6M9 13h6',
  lock: 'M6 10h12v10H6zM9 10V7a3 3 0 0 1 6 0v3',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  offline:
    'M3 3l18 18M5 12a10 10 0 0 1 4-2.4M2 8.5a15 15 0 0 1 4-2.5M12 5a15 15 0 0 1 10 3.5M15.5 10a10 10 0 0 1 3.5 2M8.5 15.5a5.5 5.5 0 0 1 6 0M12 19h.01',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4',
  external: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
} as const;

const fills = {
  successFill:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm4.9 8.2l-5.5 5.5a1 1 0 0 1-1.4 0L7.1 12.8a1 1 0 0 1 1.4-1.4l2.2 2.2 4.8-4.8a1 1 0 0 1 1.4 1.4z',
  errorFill:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm3.7 12.3a1 1 0 0 1-1.4 1.4L12 13.4l-2.3 2.3a1 1 0 0 1-1.4-1.4L10.6 12 8.3 9.7a1 1 0 0 1 1.4-1.4L12 10.6l2.3-2.3a1 1 0 0 1 1.4 1.4L13.4 12z',
  warningFill:
    'M13.7 3l8 14a2 2 0 0 1-1.7 3H4a2 2 0 0 1-1.7-3l8-14a2 2 0 0 1 3.4 0zM12 8a1 1 0 0 0-1 1v4a1 1 0 0 0 2 0V9a1 1 0 0 0-1-1zm0 7.3a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  infoFill:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4zM13 17a1 1 0 0 1-2 0v-5a1 1 0 1 1 2 0z',
  rewardFill:
    'M12 2a7.5 7.5 0 0 0-5 13.1V21a1 1 0 0 0 1.4.9L12 20.1l3.6 1.8a1 1 0 0 0 1.4-.9v-5.9A7.5 7.5 0 0 0 12 2zm0 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  star: 'M12 2.6l2.9 6.1 6.7.9-4.9 4.6 1.2 6.6L12 17.6l-5.9 3.2 1.2-6.6L2.4 9.6l6.7-.9z',
} as const;

export type GlyphName = keyof typeof strokes | keyof typeof fills;

const Svg = styled('svg')({ flex: 'none' });

/** Decorative: the words beside it, or the control's name, say what it means. */
export function Glyph({
  name,
  size = 20,
  className,
}: {
  name: GlyphName;
  size?: number;
  className?: string;
}) {
  const isStroke = name in strokes;
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill={isStroke ? 'none' : 'currentColor'}
    >
      {isStroke ? (
        <path
          d={strokes[name as keyof typeof strokes]}
          stroke="currentColor"
          strokeWidth={name === 'more' ? 3 : 2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <path d={fills[name as keyof typeof fills]} fillRule="evenodd" />
      )}
    </Svg>
  );
}
