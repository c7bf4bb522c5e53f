import { FormattedMessage } from 'react-intl';
import { Pill, type GlyphName, type Tone } from 'shared-ui';
import type { RedemptionState } from './redemption-requests.ts';
import { redemptionMessages as messages } from './redemption-messages.ts';

const looks: Record<RedemptionState, { tone: Tone; glyph: GlyphName }> = {
  open: { tone: 'warning', glyph: 'more' },
  paid: { tone: 'success', glyph: 'check' },
  refused: { tone: 'danger', glyph: 'close' },
  withdrawn: { tone: 'neutral', glyph: 'left' },
};

/** The state of a redemption request, in a word with a sign. */
export function RedemptionPill({ state }: { state: RedemptionState }) {
  return (
    <Pill {...looks[state]}>
      <FormattedMessage {...messages[state]} />
    </Pill>
  );
}
