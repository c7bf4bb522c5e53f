import { FormattedMessage } from 'react-intl';
import { Pill, type GlyphName, type Tone } from 'shared-ui';
import type { NewsletterState } from './api.ts';
import { messages } from './messages.ts';

const looks: Record<NewsletterState, { tone: Tone; glyph: GlyphName }> = {
  draft: { tone: 'neutral', glyph: 'more' },
  scheduled: { tone: 'info', glyph: 'calendar' },
  sending: { tone: 'reward', glyph: 'right' },
  sent: { tone: 'success', glyph: 'check' },
  cancelled: { tone: 'danger', glyph: 'close' },
};

/** The state of a newsletter, in a word with a sign. */
export function StatePill({ state }: { state: NewsletterState }) {
  return (
    <Pill {...looks[state]}>
      <FormattedMessage {...messages[state]} />
    </Pill>
  );
}
