import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { centsOf } from 'shared-auth';
import { Glyph, useFormats } from 'shared-ui';
import type { FoundCourses } from '../api.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: theme.spacing(8),
    padding: theme.spacing(0, 3),
    border: 0,
    borderRadius: theme.radius.full,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 550,
    cursor: 'pointer',
  },
}));

type Chip = { key: string; name: string; without: Partial<CatalogueFilters> };

/** The chosen filters, each removed by a press. */
export function FilterChips({
  filters,
  facets,
  onChange,
}: {
  filters: CatalogueFilters;
  facets: FoundCourses | null;
  onChange: (changes: Partial<CatalogueFilters>) => void;
}) {
  const intl = useIntl();
  const { decimal, euro } = useFormats();
  const { categories, rating, minPrice, maxPrice, professor, searchText } = filters;
  const chips: Chip[] = categories.flatMap((id) => {
    const name = facets?.categories.find((category) => category.id === id)?.name;
    return name === undefined
      ? []
      : [
          {
            key: `category-${id}`,
            name,
            without: { categories: categories.filter((other) => other !== id) },
          },
        ];
  });
  if (rating > 0) {
    chips.push({
      key: 'rating',
      name: intl.formatMessage(messages.ratingAtLeast, { rating: decimal(rating) }),
      without: { rating: 0 },
    });
  }
  if (minPrice !== null || maxPrice !== null) {
    const amounts = {
      min: minPrice === null ? '' : euro(centsOf(minPrice)),
      max: maxPrice === null ? '' : euro(centsOf(maxPrice)),
    };
    const message =
      maxPrice === null
        ? messages.priceChipMin
        : minPrice === null
          ? messages.priceChipMax
          : messages.priceChip;
    chips.push({
      key: 'price',
      name: intl.formatMessage(message, amounts),
      without: { minPrice: null, maxPrice: null },
    });
  }
  if (professor !== null && facets?.teacher?.id === professor) {
    chips.push({
      key: 'professor',
      name: intl.formatMessage(messages.teacherChip, { name: facets.teacher.name }),
      without: { professor: null },
    });
  }
  if (searchText !== '') {
    chips.push({ key: 'text', name: `“${searchText}”`, without: { searchText: '' } });
  }
  if (chips.length === 0) return null;
  return (
    <List>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={intl.formatMessage(messages.removeFilter, { name })}
            onClick={() => onChange(without)}
          >
            {name}
            <Glyph name="close" size={14} />
          </button>
        </li>
      ))}
    </List>
  );
}
