export { VisuallyHidden } from './VisuallyHidden.tsx';
export { LiveRegion } from './LiveRegion.tsx';
export { SkipLink, MAIN_ID } from './SkipLink.tsx';
