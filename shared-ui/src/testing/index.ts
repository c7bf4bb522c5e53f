// The matchers, and their types, for every package that tests with this entry.
import '@testing-library/jest-dom';
export {
  renderRoutes,
  renderWithProviders,
  testQueryClient,
  type Rendered,
  type RenderOptions,
} from './render.tsx';
export { plainSpaces } from './text.ts';
export { translationFaults } from './translations.ts';
