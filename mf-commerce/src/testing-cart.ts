import type { FakeCall } from 'shared-auth/testing';

type Line = { corsoId: number; titoloCorso: string; costoCorso: number };

/** A course of the fake server, at 79 euros with exams at 19 and 49. */
export const safetyCourse: Line = {
  corsoId: 7,
  titoloCorso: 'Sicurezza in ufficio',
  costoCorso: 79,
};

const half = (cents: number) => Math.floor((2 * cents * 10_000 + 12_200) / (2 * 12_200));

/** A cart on a fake server that adds, removes and prices like the real one, without discounts. */
export function fakeCart(initial: Line[] = []) {
  let lines = [...initial];
  const flags = { hasSimulation: false, hasCertification: false, isMultiVoucher: false };
  const copies = new Map<number, number>();
  const copiesOf = ({ corsoId }: Line) => copies.get(corsoId) ?? 1;
  let version = 1;
  const wire = () => {
    const carrello = lines.reduce((sum, line) => sum + line.costoCorso * copiesOf(line), 0);
    // What they would cost, whether they are chosen or not (MONEY-02, MONEY-03).
    const seats = lines.reduce((sum, line) => sum + copiesOf(line), 0);
    const simulazioni = 19 * seats;
    const certificazioni = 49 * seats;
    const ordine =
      carrello +
      (flags.hasSimulation ? simulazioni : 0) +
      (flags.hasCertification ? certificazioni : 0);
    const imponibile = half(ordine * 100) / 100;
    return {
      data: {
        ...flags,
        version,
        corsi: {
          totalItems: lines.length,
          items: lines.map((line) => ({
            ...line,
            id: line.corsoId,
            tipoArticoloId: 1,
            immagineUrl: null,
            durataCorso: 240,
            quantita: copiesOf(line),
            costoSimulazione: 19,
            costoCertificazione: 49,
            categoria: 'sicurezza',
            statoCorso: 1,
          })),
        },
        totaleCarrello: carrello,
        totaleEsamiSimulazioni: simulazioni,
        totaleEsamiCertificazioni: certificazioni,
        totaleOrdine: ordine,
        totaleSconto: 0,
        totalCost: ordine,
        totaleImponibile: imponibile,
        totaleIva: ordine - imponibile,
        sconto: 0,
      },
    };
  };
  return {
    'GET Cart': wire,
    'POST Cart': ({ body }: FakeCall) => {
      const { courseId } = body as { courseId: number };
      if (lines.some((line) => line.corsoId === courseId)) {
        return { warning: 'Corso già presente', code: 'COURSE_ALREADY_IN_CART' };
      }
      lines = [...lines, { ...safetyCourse, corsoId: courseId }];
      version += 1;
      return wire();
    },
    'DELETE Cart/{courseId}': ({ params }: FakeCall) => {
      lines = lines.filter((line) => String(line.corsoId) !== params['courseId']);
      version += 1;
      return wire();
    },
    'DELETE Cart': () => {
      lines = [];
      version += 1;
      return wire();
    },
    'PUT Cart/UpdateCartWithMultiVoucher': ({ query, body }: FakeCall) => {
      flags.isMultiVoucher = String(query['isMultiVoucher']) === 'true';
      copies.clear();
      for (const { corsoId, quantita } of body as { corsoId: number; quantita: number }[]) {
        if (flags.isMultiVoucher) copies.set(corsoId, quantita);
      }
      version += 1;
      return wire();
    },
    'PUT Cart/Quantity': ({ body }: FakeCall) => {
      const { corsoId, quantita } = body as { corsoId: number; quantita: number };
      copies.set(corsoId, quantita);
      version += 1;
      return wire();
    },
    'PUT Cart/UpdateCartWithExams': ({ query }: FakeCall) => {
      flags.hasSimulation = String(query['hasSimulation']) === 'true';
      flags.hasCertification = String(query['hasCertification']) === 'true';
      version += 1;
      return wire();
    },
  };
}
