import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/index.ts';
import { TextField } from '../TextField.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterForm } from './FilterForm.tsx';

/** Rules of emotion's sheets that hold on phones alone. */
const phoneRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
    .filter(({ media }) => /max-width:\s*599/.test(media.mediaText))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule);

const isHiddenOnPhones = (element: HTMLElement) =>
  phoneRules().some(
    ({ selectorText, style }) => style.display === 'none' && element.matches(selectorText),
  );

const show = (applied: Record<string, string>) => {
  const names = Object.keys(applied);
  renderWithProviders(
    <FilterForm
      kinds={Object.fromEntries(names.map((name) => [name, 'text' as const]))}
      applied={applied}
      onChange={() => undefined}
    >
      <FilterBar label="Filtra gli ordini">
        {names.map((name) => (
          <TextField key={name} name={name} label={name} />
        ))}
      </FilterBar>
    </FilterForm>,
  );
};

test('many filters are behind a button on phones, which says how many are set', async () => {
  show({ numero: 'WB', dal: '', al: '2026-01-01', stato: '' });
  // Wider than a phone there is no such button.
  const button = screen.getByRole('button', { name: 'Filtri (2)', hidden: true });
  expect(button).not.toBeVisible();
  const fields = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (fields === null) throw new Error('The button names no fields');
  expect(fields).toContainElement(screen.getByLabelText('numero'));
  expect(screen.getByLabelText('numero')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(isHiddenOnPhones(fields)).toBe(true);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(isHiddenOnPhones(fields)).toBe(false);
});

test('where none is set there is no number', () => {
  show({ numero: '', dal: '', al: '', stato: '' });
  expect(screen.getByRole('button', { name: 'Filtri', hidden: true })).toBeInTheDocument();
});

test('few filters stand open', () => {
  show({ numero: 'WB', dal: '', al: '' });
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  expect(document.querySelector('[data-fold]')).toBeNull();
});
