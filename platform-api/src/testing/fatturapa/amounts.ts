import { XmlDocument } from 'libxml2-wasm';

/** What a file says, read back from its text. */
export type FileFacts = {
  type: string;
  number: string;
  day: string;
  progressive: string;
  recipient: string;
  pec: string | null;
  refersTo: string | null;
  buyer: { vatNumber: string | null; fiscalCode: string | null; name: string };
  totalCents: bigint;
  netCents: bigint;
  taxCents: bigint;
  roundingCents: bigint;
  paidCents: bigint[];
  lines: { description: string; quantity: bigint; unitPrice: bigint; totalCents: bigint }[];
};

/** Digits of a decimal as an integer of its smallest unit. */
const integerOf = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

export function factsOf(xml: string): FileFacts {
  const document = XmlDocument.fromString(xml);
  try {
    const all = (path: string) => document.find(`//${path}`).map(({ content }) => content);
    const one = (path: string) => all(path)[0] ?? null;
    const text = (path: string) => one(path) ?? '';
    const general = 'DatiGeneraliDocumento';
    const buyer = 'CessionarioCommittente/DatiAnagrafici';
    const column = (name: string) => all(`DettaglioLinee/${name}`);
    const [quantities, prices, totals] = ['Quantita', 'PrezzoUnitario', 'PrezzoTotale'].map(column);
    return {
      type: text(`${general}/TipoDocumento`),
      number: text(`${general}/Numero`),
      day: text(`${general}/Data`),
      progressive: text('ProgressivoInvio'),
      recipient: text('CodiceDestinatario'),
      pec: one('PECDestinatario'),
      refersTo: one('DatiFattureCollegate/IdDocumento'),
      buyer: {
        vatNumber: one(`${buyer}/IdFiscaleIVA/IdCodice`),
        fiscalCode: one(`${buyer}/CodiceFiscale`),
        name:
          one(`${buyer}/Anagrafica/Denominazione`) ??
          `${text(`${buyer}/Anagrafica/Nome`)} ${text(`${buyer}/Anagrafica/Cognome`)}`,
      },
      totalCents: integerOf(text(`${general}/ImportoTotaleDocumento`)),
      netCents: integerOf(text('DatiRiepilogo/ImponibileImporto')),
      taxCents: integerOf(text('DatiRiepilogo/Imposta')),
      roundingCents: integerOf(one(`${general}/Arrotondamento`) ?? '0.00'),
      paidCents: all('DettaglioPagamento/ImportoPagamento').map(integerOf),
      lines: column('Descrizione').map((description, place) => ({
        description,
        quantity: integerOf(quantities?.[place] ?? '') / 100n,
        unitPrice: integerOf(prices?.[place] ?? ''),
        totalCents: integerOf(totals?.[place] ?? ''),
      })),
    };
  } finally {
    document.dispose();
  }
}

/** The sums that the Sistema di Interscambio checks before it takes a file; empty when they hold. */
export function sumErrors(facts: FileFacts): string[] {
  const sum = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n);
  const { lines, netCents, taxCents, roundingCents, totalCents, paidCents } = facts;
  const rules: [code: string, holds: boolean][] = [
    // Half up: the tax is 22% of the net, with no cent of tolerance here.
    ['00421', taxCents === (netCents * 2200n + 5000n) / 10_000n],
    ['00422', netCents === sum(lines.map((line) => line.totalCents))],
    [
      '00423',
      // A unit price has eight decimals, a total two.
      lines.every(
        ({ quantity, unitPrice, totalCents: ofLine }) =>
          (quantity * unitPrice + 500_000n) / 1_000_000n === ofLine,
      ),
    ],
    ['total', totalCents === netCents + taxCents + roundingCents],
    ['rounding', roundingCents >= -2n && roundingCents <= 2n],
    ['payments', paidCents.length === 0 || sum(paidCents) === totalCents],
  ];
  return rules.flatMap(([code, holds]) => (holds ? [] : [code]));
}
