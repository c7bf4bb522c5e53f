import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { Section } from '../layout/Section.tsx';
import { supportEmailQuery } from './api.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { icons } from './icons.ts';
import { messages } from './messages.ts';
import { TopicButton, TopicLink, TopicList } from './Topic.tsx';

const anchor = 'assistenza';

/** Topics of support: teacher, support, friend, delete account (LOGIN-31, E10). */
export function SupportSection({ name }: { name: string }) {
  const intl = useIntl();
  const [isDeleting, setDeleting] = useState(false);
  const { data: email } = useQuery(supportEmailQuery);
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // The section comes after the data of the page, when the browser has given up looking for it.
    if (hash === `#${anchor}`) place.current?.scrollIntoView();
  }, [hash]);

  const invite = async () => {
    const url = new URL(paths.publicCatalogue(), location.origin).href;
    const title = intl.formatMessage(messages.invitation);
    // The system's own sheet, where there is one. Closing it is no failure.
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    toast.notify(intl.formatMessage(messages.linkCopied));
  };

  return (
    <div ref={place} id={anchor}>
      <Section heading={messages.title}>
        <TopicList>
          <TopicLink
            icon={icons.teacher}
            to={paths.courses()}
            title={messages.teacher}
            text={messages.teacherText}
          />
          <TopicLink
            icon={icons.support}
            href={`mailto:${email ?? ''}`}
            title={messages.support}
            text={messages.supportText}
            values={{ email: <Address email={email ?? ''} /> }}
          />
          <TopicButton
            icon={icons.friend}
            title={messages.friend}
            text={messages.friendText}
            onClick={() => void invite()}
          />
          <TopicButton
            icon={icons.deletion}
            title={messages.deletion}
            text={messages.deletionText}
            isDestructive
            onClick={() => setDeleting(true)}
          />
        </TopicList>
      </Section>
      <DeleteAccountDialog isOpen={isDeleting} name={name} onClose={() => setDeleting(false)} />
    </div>
  );
}

/** Too long for one line of a phone, it breaks behind the at sign. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return host === undefined ? (
    email
  ) : (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
