import { lazy, Suspense } from 'react';
import { overrideParam, pageOverride } from './override.ts';
import { pagePreview } from './preview.ts';

const OverridePanel = lazy(async () => ({
  default: (await import('./OverridePanel.tsx')).OverridePanel,
}));
const ReleaseBanners = lazy(async () => ({
  default: (await import('./ReleaseBanners.tsx')).ReleaseBanners,
}));

/** The override panel of developers, and what says that this browser has other releases; nothing for everybody else. */
export function ReleaseTools() {
  const asked = overrideParam();
  const override = pageOverride();
  const preview = pagePreview();
  if (asked === null && override === null && preview === null) return null;
  return (
    <Suspense fallback={null}>
      {(override !== null || preview !== null) && (
        <ReleaseBanners override={override} preview={preview} />
      )}
      {asked !== null && <OverridePanel asked={asked} />}
    </Suspense>
  );
}
