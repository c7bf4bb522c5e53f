import { buttonComponents } from './buttons.ts';
import { choiceComponents } from './choices.tsx';
import { displayComponents } from './display.tsx';
import { feedbackComponents } from './feedback.tsx';
import { navigationComponents } from './navigation.tsx';
import { overlayComponents } from './overlays.ts';
import { surfaceComponents } from './surfaces.ts';
import { inputComponents } from './inputs.tsx';
import { tableComponents } from './table.tsx';
import { datePickerComponents } from './date-pickers.ts';
import { chartComponents } from './charts.ts';
import type { ThemeComponents } from './theme-components.ts';

/** The look of every MUI component, one file for each family. */
export const components: ThemeComponents = {
  ...surfaceComponents,
  ...overlayComponents,
  ...feedbackComponents,
  ...navigationComponents,
  ...displayComponents,
  ...buttonComponents,
  ...inputComponents,
  ...choiceComponents,
  ...tableComponents,
  ...datePickerComponents,
  ...chartComponents,
};
