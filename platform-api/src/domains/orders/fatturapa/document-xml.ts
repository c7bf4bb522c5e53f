import { halfUp, type Cents } from '../../../money.ts';
import type { Seller } from '../../../invoice-config.ts';
import { tariff } from '../../cart/index.ts';
import type { Billing } from '../buyer.ts';
import { latinText } from './latin-text.ts';
import { writeXml, type XmlElement } from './xml.ts';

/** An invoice (TD01) or a credit note (TD04), as a document of FatturaPA tells it. */
export type ElectronicDocument = {
  type: 'TD01' | 'TD04';
  /** Of the file, unique among all that the seller sends. */
  progressive: string;
  number: string;
  issuedAt: Date;
  seller: Seller;
  buyer: Billing;
  /** VAT included: what the order says. */
  totalCents: Cents;
  netCents: Cents;
  /** Nets add up to that of the document. */
  lines: { description: string; quantity: number; netCents: Cents }[];
  /** MP08 by card or account, MP22 from credits that the buyer has with us. */
  payments: { method: 'MP08' | 'MP22'; cents: Cents }[];
  /** The invoice that a credit note lowers. */
  refersTo: { number: string; issuedAt: Date } | null;
};

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
const FORMAT = 'FPR12';
/** By codice fiscale or partita IVA alone: the Sistema di Interscambio knows where that goes. */
const NO_RECIPIENT_CODE = '0000000';
const bpsUnit = 10_000n;

/** The file, UTF-8; the same bytes for the same document. */
export const documentXml = (document: ElectronicDocument): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(
    [
      'p:FatturaElettronica',
      [
        ['FatturaElettronicaHeader', headerOf(document)],
        ['FatturaElettronicaBody', bodyOf(document)],
      ],
    ],
    ` versione="${FORMAT}" xmlns:p="${NAMESPACE}"`,
  )}`;

function headerOf({ progressive, seller, buyer }: ElectronicDocument): XmlElement[] {
  const sdi = buyer.company?.sdi ?? NO_RECIPIENT_CODE;
  const pec = sdi === NO_RECIPIENT_CODE ? (buyer.pec ?? null) : null;
  const sellerId = idOf('IdFiscaleIVA', seller.vatNumber);
  return [
    [
      'DatiTrasmissione',
      [
        idOf('IdTrasmittente', seller.vatNumber),
        ['ProgressivoInvio', progressive],
        ['FormatoTrasmissione', FORMAT],
        ['CodiceDestinatario', sdi],
        pec === null ? null : ['PECDestinatario', pec],
      ],
    ],
    [
      'CedentePrestatore',
      [
        [
          'DatiAnagrafici',
          [
            sellerId,
            ['Anagrafica', [['Denominazione', latinText(seller.name, 80)]]],
            ['RegimeFiscale', seller.taxRegime],
          ],
        ],
        seatOf(seller),
      ],
    ],
    ['CessionarioCommittente', [['DatiAnagrafici', identityOf(buyer)], seatOf(buyer)]],
  ];
}

const idOf = (name: string, vatNumber: string): XmlElement => [
  name,
  [
    ['IdPaese', 'IT'],
    ['IdCodice', vatNumber],
  ],
];

const identityOf = ({ company, name, surname, fiscalCode }: Billing): XmlElement[] =>
  company === null
    ? [
        ['CodiceFiscale', fiscalCode],
        [
          'Anagrafica',
          [
            ['Nome', latinText(name, 60)],
            ['Cognome', latinText(surname, 60)],
          ],
        ],
      ]
    : [
        idOf('IdFiscaleIVA', company.vatNumber),
        ['Anagrafica', [['Denominazione', latinText(company.name, 80)]]],
      ];

/** Who logs in has the address of their identity, whatever it looks like: an invoice is not refused for it. */
const seatOf = (of: Pick<Billing, 'street' | 'zipCode' | 'municipality' | 'province'>) =>
  [
    'Sede',
    [
      ['Indirizzo', latinText(of.street, 60)],
      ['CAP', /^\d{5}$/.test(of.zipCode) ? of.zipCode : '00000'],
      ['Comune', latinText(of.municipality, 60)],
      /^[A-Za-z]{2}$/.test(of.province) ? ['Provincia', of.province.toUpperCase()] : null,
      ['Nazione', 'IT'],
    ],
  ] as const satisfies XmlElement;

function bodyOf(document: ElectronicDocument): XmlElement[] {
  const { type, number, issuedAt, totalCents, netCents, lines, payments, refersTo } = document;
  // The tax is that of the net to the cent (SdI 00421); a price that has no exact net leaves a cent.
  const taxCents = halfUp(netCents * tariff.vatBps, bpsUnit);
  const roundingCents = totalCents - netCents - taxCents;
  return [
    [
      'DatiGenerali',
      [
        [
          'DatiGeneraliDocumento',
          [
            ['TipoDocumento', type],
            ['Divisa', 'EUR'],
            ['Data', dayInItaly(issuedAt)],
            ['Numero', number],
            ['ImportoTotaleDocumento', amount(totalCents)],
            roundingCents === 0n ? null : ['Arrotondamento', amount(roundingCents)],
          ],
        ],
        refersTo === null
          ? null
          : [
              'DatiFattureCollegate',
              [
                ['IdDocumento', refersTo.number],
                ['Data', dayInItaly(refersTo.issuedAt)],
              ],
            ],
      ],
    ],
    [
      'DatiBeniServizi',
      [
        ...lines.map(lineOf),
        [
          'DatiRiepilogo',
          [
            ['AliquotaIVA', RATE],
            ['ImponibileImporto', amount(netCents)],
            ['Imposta', amount(taxCents)],
            ['EsigibilitaIVA', 'I'],
          ],
        ],
      ],
    ],
    ...(payments.length === 0 ? [] : [paymentsOf(payments)]),
  ];
}

const lineOf = (
  { description, quantity, netCents }: ElectronicDocument['lines'][number],
  place: number,
): XmlElement => [
  'DettaglioLinee',
  [
    ['NumeroLinea', String(place + 1)],
    ['Descrizione', latinText(description, 1000)],
    ['Quantita', `${quantity}.00`],
    ['PrezzoUnitario', unitPrice(netCents, quantity)],
    ['PrezzoTotale', amount(netCents)],
    ['AliquotaIVA', RATE],
  ],
];

const paymentsOf = (payments: ElectronicDocument['payments']): XmlElement => [
  'DatiPagamento',
  [
    // All at once: an invoice is issued when the order is paid.
    ['CondizioniPagamento', 'TP02'],
    ...payments.map(({ method, cents }): XmlElement => [
      'DettaglioPagamento',
      [
        ['ModalitaPagamento', method],
        ['ImportoPagamento', amount(cents)],
      ],
    ]),
  ],
];

/** An integer of so many decimals as the schema writes it, `-0.01`. */
function decimal(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const amount = (cents: Cents): string => decimal(cents, 2);

const RATE = amount(tariff.vatBps);

/** To eight decimals, so that the product with the quantity is the line's total (SdI 00423). */
const unitPrice = (cents: Cents, quantity: number): string =>
  decimal(halfUp(cents * 1_000_000n, BigInt(quantity)), 8);

const italianDays = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
});

/** `2026-11-23` */
const dayInItaly = (at: Date): string => italianDays.format(at);
