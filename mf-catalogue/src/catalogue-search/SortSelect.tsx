import { useIntl } from 'react-intl';
import { ChoiceMenu } from '../ChoiceMenu.tsx';
import { sorts, type CatalogueSort } from './filters/catalogue-filters.ts';
import { messages } from './messages.ts';

const names = {
  relevance: messages.sortRelevance,
  rating: messages.sortRating,
  newest: messages.sortNewest,
  'price-asc': messages.sortPriceAsc,
  'price-desc': messages.sortPriceDesc,
  title: messages.sortTitle,
} satisfies Record<CatalogueSort, unknown>;

/** Order of the results: by relevance where there is a text, else the most ranked first. */
export function SortSelect({
  value,
  hasText,
  onChange,
}: {
  value: CatalogueSort | null;
  hasText: boolean;
  onChange: (sort: CatalogueSort | null) => void;
}) {
  const intl = useIntl();
  const usual: CatalogueSort = hasText ? 'relevance' : 'rating';
  const offered = sorts.filter((sort) => hasText || sort !== 'relevance');
  return (
    <ChoiceMenu
      label={intl.formatMessage(messages.sort)}
      options={offered.map((sort) => ({ value: sort, label: intl.formatMessage(names[sort]) }))}
      value={value !== null && offered.includes(value) ? value : usual}
      onChange={(sort) => onChange(sort === usual ? null : sort)}
    />
  );
}
