import { translationFaults } from 'shared-ui/testing';
import { messages as auditTable } from '../audit-table/messages.ts';
import { auditMessages } from '../audit-messages.ts';
import { messages as badges } from '../badges/messages.ts';
import { lookMessages } from '../category-table/look-messages.ts';
import { messages as categoryTable } from '../category-table/messages.ts';
import { messages as credits } from '../credits/messages.ts';
import { messages as dashboard } from '../dashboard/messages.ts';
import { detailMessages } from '../detail-messages.ts';
import { messages as faqEdit } from '../faq-edit/messages.ts';
import { cancellationMessages } from '../cancellation-messages.ts';
import { formMessages as newsletterForm } from '../newsletters/edit/form-messages.ts';
import { messages as newsletterEdit } from '../newsletters/edit/messages.ts';
import { messages as newsletters } from '../newsletters/messages.ts';
import { messages as ownNewsletters } from '../newsletters/own/messages.ts';
import { messages as orderDetail } from '../order-detail/messages.ts';
import { messages as profile } from '../profile/messages.ts';
import { redemptionMessages } from '../redemption-messages.ts';
import { messages as releases, operationNames } from '../releases/messages.ts';
import { tableExportMessages as tableExport } from '../table-export-messages.ts';
import { tableMessages } from '../table-messages.ts';
import { messages as user } from '../users/detail/messages.ts';
import { messages as users } from '../users/messages.ts';
import { messages as tables } from '../tables/messages.ts';
import english from './en.json';

it('[SHELL-01 part] every text of the back office is there in both languages, with the same values', () => {
  const all = [
    auditMessages,
    badges,
    credits,
    auditTable,
    cancellationMessages,
    categoryTable,
    lookMessages,
    dashboard,
    detailMessages,
    faqEdit,
    newsletterEdit,
    newsletterForm,
    newsletters,
    operationNames,
    orderDetail,
    ownNewsletters,
    redemptionMessages,
    profile,
    releases,
    tableExport,
    tableMessages,
    tables,
    user,
    users,
  ];
  expect(
    translationFaults(all, english, [
      'backoffice.redemptions.profit-sharing',
      'backoffice.credits.profit-sharing',
      'backoffice.tables.export-excel',
    ]),
  ).toEqual([]);
});
