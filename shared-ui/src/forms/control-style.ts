import { styled, type Theme } from '@mui/material/styles';

const controlStyle = ({ theme }: { theme: Theme }) => ({
  width: '100%',
  minWidth: 0,
  minHeight: 46,
  padding: theme.spacing(0, 3.5),
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '1rem',
  '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
  '&:hover:not(:disabled, [readonly])': { borderColor: theme.vars.palette.text.primary },
  '&[aria-invalid=true]': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 0.5px ${theme.vars.palette.error.main}`,
  },
  '&:focus-visible': { borderRadius: theme.radius.md },
  // Locked fields keep the focus: they must be readable by keyboard too.
  '&:disabled, &[readonly]': {
    backgroundColor: theme.vars.palette.background.sunken,
    borderColor: theme.vars.palette.border.default,
    color: theme.vars.palette.text.secondary,
  },
});

export const Input = styled('input')(controlStyle);

export const TextArea = styled('textarea')(controlStyle, ({ theme }) => ({
  display: 'block',
  minHeight: 120,
  padding: theme.spacing(3, 3.5),
  lineHeight: 1.5,
  resize: 'vertical',
}));

export const NativeSelect = styled('select')(controlStyle, ({ theme }) => ({
  appearance: 'none',
  paddingRight: theme.spacing(10),
  cursor: 'pointer',
  '& option': { backgroundColor: theme.vars.palette.background.raised },
}));

export const Holder = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  // What stands at the end has its room: text ends before it.
  '& > input:not(:last-child)': { paddingRight: theme.spacing(11), textOverflow: 'ellipsis' },
  '& > svg, & > [data-part=end]': {
    position: 'absolute',
    right: theme.spacing(3.5),
    pointerEvents: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '& > [data-part=end]': {
    right: theme.spacing(0.5),
    display: 'inline-flex',
    pointerEvents: 'auto',
  },
}));
