import { styled } from '@mui/material/styles';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { FormattedMessage } from 'react-intl';
import { Button, useLocale } from 'shared-ui';
import { attestationPath, bakedPath, jwtPath } from '../verification/addresses.ts';
import { messages } from './messages.ts';

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/** The forms in which a badge goes elsewhere: sheet and picture with the credential inside, and the JWT. */
export function SignedFiles({ id, code }: { id: string; code: string }) {
  const language = useLocale() === 'en-US' ? 'en' : 'it';
  const files = [
    { href: attestationPath(id, language), extension: 'pdf', message: messages.attestation },
    { href: bakedPath(id, 'png'), extension: 'png', message: messages.png },
    { href: bakedPath(id, 'svg'), extension: 'svg', message: messages.svg },
    { href: jwtPath(id), extension: 'jwt', message: messages.jwt },
  ];
  return (
    <List>
      {files.map(({ href, extension, message }) => (
        <Button
          key={extension}
          variant="outlined"
          href={href}
          download={`WB-${code}.${extension}`}
          startIcon={<DownloadSimple size={18} aria-hidden />}
        >
          <FormattedMessage {...message} />
        </Button>
      ))}
    </List>
  );
}
