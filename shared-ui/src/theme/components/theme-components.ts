import type { ThemeOptions } from '@mui/material/styles';

/** `components` of the theme: default props and styles by the name of a MUI component. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
