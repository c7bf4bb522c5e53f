import type { IntlShape } from 'react-intl';
import type { WireItem } from '../api.ts';
import { messages } from './messages.ts';

/** What is right, in words; null where the options or the picture show it. */
export function rightAnswer(intl: IntlShape, item: WireItem): string | null {
  switch (item.kind) {
    case 'single':
    case 'multiple':
    case 'trueFalse':
    case 'hotSpot':
      return null;
    case 'number':
      return intl.formatMessage(messages.withTolerance, {
        value: intl.formatNumber(item.key.value, { maximumFractionDigits: 10 }),
        unit: item.content.unit,
        tolerance: intl.formatNumber(item.key.tolerance, { maximumFractionDigits: 10 }),
      });
    case 'text':
      return item.key.accepted.join(' / ');
    case 'order':
      return item.key.optionIds.map((id) => textOf(item.content.options, id)).join(' → ');
    case 'match':
      return item.content.prompts
        .map(({ id, text }) => {
          const partner = textOf(item.content.options, item.key.optionOf[id] ?? '');
          return `${text} → ${partner}`;
        })
        .join('; ');
  }
}

const textOf = (options: readonly { id: string; text: string }[], id: string): string =>
  options.find((option) => option.id === id)?.text ?? '';
