import { styled } from '@mui/material/styles';
import type { Override } from './override.ts';
import { OverrideBanner } from './OverrideBanner.tsx';
import type { Preview } from './preview.ts';
import { PreviewBanner } from './PreviewBanner.tsx';

/** Above the page, at its end; banners stand one above the other. */
const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(4),
  bottom: theme.spacing(4),
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '44rem',
  marginInline: 'auto',
  '& > *': {
    boxShadow: theme.vars.palette.elevation.dialog,
    borderRadius: theme.radius.md,
  },
}));

type ReleaseBannersProps = { override: Override | null; preview: Preview | null };

/** What this browser has in place of what is served. */
export function ReleaseBanners({ override, preview }: ReleaseBannersProps) {
  return (
    <Place>
      {preview && <PreviewBanner preview={preview} />}
      {override && <OverrideBanner override={override} />}
    </Place>
  );
}
