export { Button, type ButtonProps } from './Button.tsx';
export { IconButton, IconLink } from './IconButton.tsx';
export { Spinner } from './Spinner.tsx';
