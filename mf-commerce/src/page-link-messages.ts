import { defineMessages } from 'shared-ui';

/** How a page of one feature is named where another one leads to it. */
export const pageLinkMessages = defineMessages({
  voucher: {
    id: 'commerce.voucher.title',
    defaultMessage: 'Riscatta un voucher',
    description: 'Title of /voucher (MULTI-09), and the links to it',
  },
  companyPeople: {
    id: 'commerce.people.open',
    defaultMessage: 'Le persone della tua azienda',
    description: 'Link from /voucher, for the legal representative',
  },
});
