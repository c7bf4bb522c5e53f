import type { ThemeComponents } from './theme-components.ts';
import { feedbackComponents } from './feedback.tsx';
import { overlayComponents } from './overlays.ts';
import { surfaceComponents } from './surfaces.ts';

/** The look of every MUI component, one file for each family. */
export const components: ThemeComponents = {
  ...surfaceComponents,
  ...overlayComponents,
  ...feedbackComponents,
};
