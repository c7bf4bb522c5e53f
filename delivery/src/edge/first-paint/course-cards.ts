import type { Language } from 'contracts';
import { coverUrl } from 'shared-ui/picture';
import { escapeHtml } from '../page/escape-html.ts';

/** A course as `Courses/Public` lists it, as far as a card shows it. */
export type PaintedCourse = {
  id: number;
  title: string;
  category: string;
  categoryKey: string | null;
  categoriesId: number | null;
  professorName: string;
  price: number | null;
  urlImage: string | null;
};

/** Reads the list of an answer; what is not one is no row. */
export function paintedCourses(data: unknown): PaintedCourse[] | null {
  const items = (data as { items?: unknown } | null)?.items;
  if (!Array.isArray(items)) return null;
  return items.filter(
    (item: Partial<PaintedCourse> | null): item is PaintedCourse =>
      typeof item?.id === 'number' && typeof item.title === 'string',
  );
}

/** Cards beyond the first row stand below the fold of every screen. */
const firstRow = 3;

export function courseCards(
  courses: PaintedCourse[],
  language: Language,
  look: 'hero' | 'list',
): string {
  const euro = new Intl.NumberFormat(language === 'it' ? 'it-IT' : 'en-US', {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  });
  const cards = courses.slice(0, firstRow).map((course) => {
    const { id, title, category, categoryKey, categoriesId, professorName, price, urlImage } =
      course;
    const cover = urlImage || coverUrl(categoryKey ?? categoriesId ?? category, id);
    return `<li><span class="cover"><img src="${escapeHtml(cover)}" alt="" width="320" height="180"></span><p class="category">${escapeHtml(category)}</p><h2><a href="/public/catalogue/view/${id}">${escapeHtml(title)}</a></h2><p class="by">${escapeHtml(professorName)}</p><p class="price">${price ? euro.format(price) : '-'}</p></li>`;
  });
  return `<ul class="wide cards under-${look}">${cards.join('')}</ul>`;
}
