import type { Cart } from '../../server-cart.ts';
import type { ShownLine } from './CartLines.tsx';

/** Lines as they are bought: exams count only where they were chosen (CART-11, CART-18). */
export const shownLines = (cart: Cart): ShownLine[] =>
  cart.lines.map((line) => ({
    ...line,
    key: `${line.courseId}-${line.kind}`,
    simulationCents: cart.hasSimulation ? line.simulationCents : null,
    certificationCents: cart.hasCertification ? line.certificationCents : null,
  }));
