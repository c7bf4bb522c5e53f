import { screen } from '@testing-library/react';
import { course } from '../testing/fixtures.ts';
import { plainSpaces, renderWithProviders } from '../testing/index.ts';
import { CourseCard } from './CourseCard.tsx';

it('a card is one link with the name of the course', () => {
  renderWithProviders(<CourseCard course={course} to="/public/catalogue/view/7" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: course.title })).toHaveAttribute(
    'href',
    '/public/catalogue/view/7',
  );
  expect(screen.getByRole('img', { name: 'Valutazione 4,3 su 5' })).toBeInTheDocument();
  expect(screen.getByText('Con certificazione')).toBeInTheDocument();
  expect(plainSpaces(screen.getByRole('article').textContent ?? '')).toContain('149,00 €');
});

it('[MONEY-01 part] a course that is not for sale shows "-"', () => {
  renderWithProviders(<CourseCard course={{ ...course, priceCents: 0 }} to="/x" />);
  expect(screen.getByText('-')).toBeInTheDocument();
});

it.each([
  [29, 'Avanzamento 29%', '29%'],
  [99.5, 'Completato', 'Completato'],
])(
  'progress %p takes the place of the price, and over 99 is completed (E59)',
  (percentage, name, text) => {
    renderWithProviders(<CourseCard course={course} to="/x" percentage={percentage} />);
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);
