import { useIntl } from 'react-intl';
import { Button, Page } from 'shared-ui';
import { cookieChoiceHash, paths } from 'shared-ui/paths';
import { LegalText } from '../LegalText.tsx';
import type { LegalDocumentName } from '../legal-documents.ts';
import { messages } from './messages.ts';

/** `/public/privacy`, `/public/terms` and `/public/cookies`: what footer and cookie notice lead to. */
export function LegalPage({ name }: { name: LegalDocumentName }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages[name]);
  return (
    <Page
      width="public"
      title={title}
      breadcrumb={[{ label: formatMessage(messages.home), to: paths.home() }, { label: title }]}
      {...(name === 'cookies'
        ? {
            actions: (
              <Button variant="outlined" href={cookieChoiceHash}>
                {formatMessage(messages.changeCookies)}
              </Button>
            ),
          }
        : {})}
    >
      <LegalText name={name} headings={2} />
    </Page>
  );
}
