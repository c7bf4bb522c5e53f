import Link, { type LinkProps } from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A link of the app in running text or alone: teal, underlined on hover, 24 high at least. */
export function TextLink(
  props: Omit<ComponentProps<typeof RouterLink>, 'color'> & Pick<LinkProps, 'sx'>,
) {
  return <Link component={RouterLink} {...props} />;
}
