import { emptyForm, guestSchema, invoiceFields, type GuestForm } from './guest-form.ts';

const complete: GuestForm = {
  ...emptyForm([]),
  nome: 'Rosa',
  cognome: 'Bianchi',
  telefono: '+39 340 1234567',
  email: 'rosa.bianchi@example.it',
  codiceFiscale: 'BNCRSO80A41H501X',
  wantsInvoice: true,
  PartitaIva: '04182730723',
  RagioneSociale: 'Officina Bianchi',
  sdi: '',
  Indirizzo: 'Via Roma 1',
  Comune: 'Bari',
  Provincia: 'BA',
  Cap: '70121',
  paymentTypeId: '1',
  terms: true,
  privacy: true,
};

/** Fields that the schema refuses. */
async function refused(form: GuestForm): Promise<string[]> {
  try {
    await guestSchema.validate(form, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string }[] }).inner.map(({ path }) => path);
  }
}

test('[CART-33 part] an invoice needs each of its fields but the SDI code and the certified mail, and nothing of them without an invoice', async () => {
  expect(await refused(complete)).toEqual([]);
  for (const field of invoiceFields) {
    const without = { ...complete, [field]: '' };
    expect([field, await refused(without)]).toEqual([
      field,
      ['sdi', 'pec'].includes(field) ? [] : [field],
    ]);
    expect([field, await refused({ ...without, wantsInvoice: false })]).toEqual([field, []]);
  }
});
