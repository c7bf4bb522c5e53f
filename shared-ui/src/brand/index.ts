export { Logo } from './Logo.tsx';
export { LanguageFlag } from './LanguageFlag.tsx';
