import { useIntl } from 'react-intl';
import { Page } from 'shared-ui';
import { Blockchain } from './Blockchain.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { Claims } from './Claims.tsx';
import { Hero } from './Hero.tsx';
import { Library } from './Library.tsx';
import { messages } from './messages.ts';
import { PopularCourses } from './PopularCourses.tsx';

/** `/` and `/homepage` (PUB-02 to PUB-05). */
export function HomePage() {
  const intl = useIntl();
  return (
    <Page width="full" title={intl.formatMessage(messages.title)}>
      <Hero />
      {/* Below the first screen of every phone: a first paint draws it a moment later. */}
      <div data-far>
        <Claims />
        <PopularCourses />
        <CategoryLinks />
        <Blockchain />
        <Library />
      </div>
    </Page>
  );
}
