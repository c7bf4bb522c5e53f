import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { coverUrl } from './cover-url.ts';

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.sunken,
  // In a first paint a drawing is a part of the page.
  '& > img, & > svg': { width: '100%', height: '100%', objectFit: 'cover' },
  // A drawing narrower than 16:9 keeps its whole first module.
  '& > [data-drawn]': { objectPosition: 'left' },
}));

type CoverProps = {
  /** Category key, name or id. */
  category: string | number;
  /** The course id. */
  seed: string | number;
  /** Photograph of the course; the generated picture takes its place when it is missing or lost. */
  imageUrl?: string | null | undefined;
  /** Stretches over the parent in place of 16:9: a hero, a band. */
  isFilling?: boolean;
  loading?: 'eager' | 'lazy';
  className?: string | undefined;
};

/** Cover of a course, decorative: the title is beside it. No text upon it, no tint. */
export const Cover = memo(function Cover({
  category,
  seed,
  imageUrl,
  isFilling = false,
  loading = 'lazy',
  className,
}: CoverProps) {
  const [lostUrl, setLostUrl] = useState<string | null>(null);
  const showsImage = Boolean(imageUrl) && imageUrl !== lostUrl;
  return (
    <Frame
      className={className}
      style={isFilling ? { height: '100%', aspectRatio: 'auto', borderRadius: 0 } : undefined}
    >
      {showsImage ? (
        <img
          src={imageUrl ?? undefined}
          alt=""
          width={320}
          height={180}
          loading={loading}
          decoding="async"
          onError={() => setLostUrl(imageUrl ?? null)}
        />
      ) : (
        // Nothing travels for it: no reason to be late, nor to appear a frame after its card.
        <img
          src={coverUrl(category, seed)}
          alt=""
          width={320}
          height={180}
          decoding="sync"
          data-drawn
        />
      )}
    </Frame>
  );
});
