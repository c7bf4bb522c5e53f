import { styled } from '@mui/material/styles';
import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';

/** Always dark on white, in the dark scheme too: that is what cameras read. */
const Root = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: theme.palette.common.white,
  fill: theme.palette.common.black,
}));

/** Modules of white around the code (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as one path. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    let drawn = '';
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) drawn += `M${x} ${y}h1v1h-1z`;
    }
    return { size: code.size, path: drawn };
  }, [text]);
  const side = size + 2 * QUIET;
  return (
    <Root
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </Root>
  );
}
