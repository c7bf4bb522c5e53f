import { lazy, Suspense } from 'react';
import { overrideParam, pageOverride } from './override.ts';

const OverridePanel = lazy(async () => ({
  default: (await import('./OverridePanel.tsx')).OverridePanel,
}));
const OverrideBanner = lazy(async () => ({
  default: (await import('./OverrideBanner.tsx')).OverrideBanner,
}));

/** The override panel and banner for developers of remotes; nothing for everybody else. */
export function ReleaseTools() {
  const asked = overrideParam();
  const override = pageOverride();
  if (asked === null && override === null) return null;
  return (
    <Suspense fallback={null}>
      {override && <OverrideBanner override={override} />}
      {asked !== null && <OverridePanel asked={asked} />}
    </Suspense>
  );
}
