import type { z } from 'zod';
import { toEuros } from '../../money.ts';
import { courseStatus } from '../catalogue/index.ts';
import type { Cart, CartLine } from './cart.ts';
import { amountsOf } from './line-amounts.ts';
import type { GuestCart } from './price-guest-cart.ts';
import { MAX_SEATS } from './seats.ts';
import type * as schemas from './schemas.ts';

export const guestCartFromWire = ({
  corsi,
  ...flags
}: z.infer<typeof schemas.guestCart>): GuestCart => ({
  ...flags,
  lines: corsi.map(({ corsoId, quantita, promotionalId }) => ({
    courseId: corsoId,
    quantity: quantita,
    promotionalId,
  })),
});

export function cartToWire(cart: Cart): z.infer<typeof schemas.cart> {
  const { price } = cart;
  return {
    id: cart.id,
    version: cart.version,
    corsi: { totalItems: cart.lines.length, items: cart.lines.map(lineToWire), columns: [] },
    totaleCarrello: toEuros(price.coursesCents),
    totaleEsamiSimulazioni: toEuros(price.simulationsCents),
    totaleEsamiCertificazioni: toEuros(price.certificationsCents),
    hasSimulation: cart.hasSimulation,
    hasCertification: cart.hasCertification,
    isMultiVoucher: cart.isMultiVoucher,
    paymentTypeId: null,
    orderId: null,
    promotionalId: cart.promotionalId,
    totaleOrdine: toEuros(price.grossCents),
    sconto: Number(price.discountBps) / 10_000,
    totaleSconto: toEuros(price.discountCents),
    totalCost: toEuros(price.totalCents),
    totaleImponibile: toEuros(price.netCents),
    totaleIva: toEuros(price.vatCents),
    maxSeats: MAX_SEATS,
  };
}

function lineToWire({ course, ...line }: CartLine): z.infer<typeof schemas.cartItem> {
  const amounts = amountsOf({ articleKind: line.articleKind, course });
  return {
    id: line.id,
    corsoId: course.id,
    tipoArticoloId: line.articleKind,
    titoloCorso: course.title,
    immagineCorso: null,
    immagineUrl: course.coverUrl,
    durataCorso: course.durationMinutes,
    quantita: line.quantity,
    costoCorso: toEuros(amounts.courseCents),
    costoSimulazione: amounts.simulationCents === null ? null : toEuros(amounts.simulationCents),
    costoCertificazione:
      amounts.certificationCents === null ? null : toEuros(amounts.certificationCents),
    promotionalId: line.promotionalId,
    dataCreazione: line.addedAt.toISOString(),
    statoCorso: courseStatus[course.status],
    categoria: course.categoryKey ?? '',
  };
}
