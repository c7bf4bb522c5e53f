import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Stars, useFormats } from 'shared-ui';
import type { FoundCourses } from '../api.ts';
import type { CatalogueFilters } from './catalogue-filters.ts';
import { Choice, Group } from './filter-parts.ts';
import { messages } from './messages.ts';
import { PriceFilter } from './PriceFilter.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));

const Count = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.tertiary,
}));

const ratings = [4.5, 4, 3] as const;

export function Filters({
  filters,
  facets,
  onChange,
}: {
  filters: CatalogueFilters;
  facets: FoundCourses | null;
  onChange: (changes: Partial<CatalogueFilters>) => void;
}) {
  const id = useId();
  const { decimal, integer } = useFormats();
  const toggle = (category: number, isChosen: boolean) =>
    onChange({
      categories: isChosen
        ? [...filters.categories, category]
        : filters.categories.filter((other) => other !== category),
    });
  return (
    <Root>
      <Group>
        <legend>
          <FormattedMessage {...messages.categories} />
        </legend>
        {facets !== null && facets.categories.length === 0 && (
          <p>
            <FormattedMessage {...messages.noCategories} />
          </p>
        )}
        {facets?.categories.map(({ id: category, name, count }) => (
          <Choice key={category}>
            <input
              type="checkbox"
              checked={filters.categories.includes(category)}
              onChange={(event) => toggle(category, event.target.checked)}
            />
            {name}
            <Count>{integer(count)}</Count>
          </Choice>
        ))}
      </Group>
      <Group>
        <legend>
          <FormattedMessage {...messages.rating} />
        </legend>
        {ratings.map((rating) => (
          <Choice key={rating}>
            <input
              type="radio"
              name={`${id}-rating`}
              checked={filters.rating === rating}
              onChange={() => onChange({ rating })}
            />
            <Stars value={rating} size={16} />
            <FormattedMessage {...messages.ratingAtLeast} values={{ rating: decimal(rating) }} />
            {facets && (
              <Count>
                {integer(facets.ratings.find(({ value }) => value === rating)?.count ?? 0)}
              </Count>
            )}
          </Choice>
        ))}
        <Choice>
          <input
            type="radio"
            name={`${id}-rating`}
            checked={filters.rating === 0}
            onChange={() => onChange({ rating: 0 })}
          />
          <FormattedMessage {...messages.ratingAll} />
        </Choice>
      </Group>
      <PriceFilter
        minPrice={filters.minPrice}
        maxPrice={filters.maxPrice}
        prices={facets?.prices ?? null}
        onChange={onChange}
      />
    </Root>
  );
}
