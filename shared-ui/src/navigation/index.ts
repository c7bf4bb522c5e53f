export { TextLink } from './TextLink.tsx';
export { SectionHead } from './SectionHead.tsx';
