import CircularProgress from '@mui/material/CircularProgress';

/** Small ring of a busy control; decorative, the label says what happens. */
export const Spinner = () => (
  <CircularProgress aria-hidden="true" color="inherit" size="1.15em" thickness={5} />
);
