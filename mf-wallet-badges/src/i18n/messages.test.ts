import { translationFaults } from 'shared-ui/testing';
import { messages as accreditation } from '../accreditation/messages.ts';
import { messages as addToWallet } from '../certification/add-to-wallet/messages.ts';
import { certificationMessages } from '../certification/certification-messages.ts';
import { checkMessages } from '../certification/proof/check-messages.ts';
import { messages as proof } from '../certification/proof/messages.ts';
import { fieldMessages, reasonMessages } from '../certification/proof/reason-messages.ts';
import { messages as sharing } from '../certification/sharing/messages.ts';
import { messages as verdict } from '../certification/verdict/messages.ts';
import { messages as connectedApplications } from '../curriculum/connected-applications/messages.ts';
import { messages as curriculum } from '../curriculum/messages.ts';
import { shareMessages } from '../curriculum/share-messages.ts';
import { escoMessages } from '../esco-messages.ts';
import { messages as dashboard } from '../dashboard/messages.ts';
import { messages as profile } from '../profile/messages.ts';
import { messages as sharedCurriculum } from '../shared-curriculum/messages.ts';
import { messages as skills } from '../skills/messages.ts';
import { fileCheckMessages } from '../certification/file/file-check-messages.ts';
import { cameraMessages } from '../certification/file/camera/messages.ts';
import { askMessages } from '../certification/file/ask-messages.ts';
import {
  fileReasonMessages,
  hostMessages,
  unreadMessages,
} from '../certification/file/file-reason-messages.ts';
import { formMessages, messages as verify } from '../certification/file/messages.ts';
import { validityMessages } from '../validity-messages.ts';
import { chartMessages } from '../wallet/chart-messages.ts';
import { couponMessages } from '../wallet/coupon-messages.ts';
import { messages as wallet } from '../wallet/messages.ts';
import { messages as redemption } from '../wallet/redemption/messages.ts';
import english from './en.json';

it('[SHELL-01 part] every text of badges and certifications is there in both languages, with the same values', () => {
  const tables = [
    accreditation,
    addToWallet,
    askMessages,
    cameraMessages,
    certificationMessages,
    chartMessages,
    checkMessages,
    connectedApplications,
    couponMessages,
    curriculum,
    escoMessages,
    dashboard,
    fieldMessages,
    fileCheckMessages,
    fileReasonMessages,
    formMessages,
    hostMessages,
    profile,
    proof,
    reasonMessages,
    redemption,
    sharedCurriculum,
    shareMessages,
    sharing,
    skills,
    unreadMessages,
    validityMessages,
    verdict,
    verify,
    wallet,
  ];
  const sameInBoth = [
    'wallet.profile.title',
    'wallet.chart.profit-sharing',
    'wallet.chart.reward',
    'wallet.credits.profit-sharing',
    'wallet.credits.earned-share',
    'wallet.redemption.profit-sharing',
    'wallet.verify.form-ob2',
    'wallet.verify.form-ob3',
  ];
  expect(translationFaults(tables, english, sameInBoth)).toEqual([]);
});
