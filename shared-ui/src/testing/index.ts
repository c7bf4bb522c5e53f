// The matchers, and their types, for every package that tests with this entry.
import '@testing-library/jest-dom';
import { loadOverlayParts } from '../overlays/use-overlay-parts.ts';
export {
  renderRoutes,
  renderWithProviders,
  testQueryClient,
  type Rendered,
  type RenderOptions,
} from './render.tsx';
export { plainSpaces } from './text.ts';
export { translationFaults } from './translations.ts';

// As on a page that somebody has touched: what opens in a test opens at once.
beforeAll(loadOverlayParts);
