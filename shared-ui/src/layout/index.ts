// One copy of each in the page: imported by a remote from @mui/material they bring MUI's theme
// code along once more (25 kB compressed for the first of them).
export { default as Box, type BoxProps } from '@mui/material/Box';
export { default as Stack, type StackProps } from '@mui/material/Stack';
export { default as Typography, type TypographyProps } from '@mui/material/Typography';
export { BottomBar, bottomInset } from './BottomBar.tsx';
