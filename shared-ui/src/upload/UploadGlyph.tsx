import { styled } from '@mui/material/styles';

/** Signs that only uploads need, drawn like `Glyph`: they load with this entry, not with the shell. */
const strokes = {
  upload: 'M12 16V5M7 10l5-5 5 5M5 19h14',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  video: 'M4 6h16v12H4zM10.5 9.5v5l4-2.5z',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4L16 12l4 4M9 9h.01',
  captions: 'M4 6h16v12H4zM7.5 11h4M7.5 14h2.5M14 11h2.5M12.5 14h4',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5z',
} as const;

export type UploadGlyphName = keyof typeof strokes;

const Svg = styled('svg')({ flex: 'none' });

export function UploadGlyph({ name, size = 20 }: { name: UploadGlyphName; size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="none">
      <path
        d={strokes[name]}
        stroke="currentColor"
        strokeWidth={size > 20 ? 1.6 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
