import { lazy, Suspense } from 'react';
import { askedOverride, pageOverride } from './override.ts';

const OverridePanel = lazy(async () => ({
  default: (await import('./OverridePanel.tsx')).OverridePanel,
}));
const OverrideBanner = lazy(async () => ({
  default: (await import('./OverrideBanner.tsx')).OverrideBanner,
}));

/** Nothing for everybody; for who develops a remote, the panel that was asked for and the banner. */
export function ReleaseTools() {
  const asked = askedOverride();
  const override = pageOverride();
  if (asked === null && override === null) return null;
  return (
    <Suspense fallback={null}>
      {override && <OverrideBanner override={override} />}
      {asked !== null && <OverridePanel asked={asked} />}
    </Suspense>
  );
}
