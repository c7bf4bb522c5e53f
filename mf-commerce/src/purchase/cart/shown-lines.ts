import type { Cart, CartLine } from '../../server-cart.ts';
import type { ShownLine } from './CartLines.tsx';

/** Lines as they are bought: exams count only where they were chosen (CART-11, CART-18). */
export const shownLines = (cart: Cart): ShownLine[] =>
  cart.lines.map((line) => ({
    ...line,
    key: `${line.courseId}-${line.kind}`,
    ...chosenExams(cart, line),
  }));

type Chosen = Pick<Cart, 'hasSimulation' | 'hasCertification'>;
type Prices = Pick<CartLine, 'simulationCents' | 'certificationCents'>;

/** What the choice of exams for all courses means for one of them. */
export function chosenExams(
  { hasSimulation, hasCertification }: Chosen,
  { simulationCents, certificationCents }: Prices,
): Prices & Pick<ShownLine, 'missingExams'> {
  return {
    simulationCents: hasSimulation ? simulationCents : null,
    certificationCents: hasCertification ? certificationCents : null,
    missingExams: [
      ...(hasSimulation && simulationCents === null ? (['simulation'] as const) : []),
      ...(hasCertification && certificationCents === null ? (['certification'] as const) : []),
    ],
  };
}
