import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from 'shared-ui';
import { socialLinks } from '../../product.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';
import { icons } from './social-icons.ts';

const Root = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: theme.radius.full,
    '&:hover': {
      backgroundColor: theme.vars.palette.background.bandRaised,
      color: theme.vars.palette.text.onBand,
    },
  },
}));

/** Our pages elsewhere, in the menu of phones (SHELL-08). */
export function SocialLinks() {
  const intl = useIntl();
  return (
    <Root aria-label={intl.formatMessage(messages.social)}>
      {socialLinks.map(({ key, name, url }) => (
        <a key={key} href={url} target="_blank" rel="noreferrer">
          <PathIcon path={icons[key]} size={24} />
          <VisuallyHidden>
            <FormattedMessage {...messages.newTab} values={{ name }} />
          </VisuallyHidden>
        </a>
      ))}
    </Root>
  );
}
