import { translationFaults } from 'shared-ui/testing';
import { messages as accountDeleted } from '../account-deleted/messages.ts';
import { messages as chrome } from '../chrome/messages.ts';
import { messages as dashboard } from '../dashboard/messages.ts';
import { messages as federation } from '../federation/messages.ts';
import { completionMessages } from '../login/completion/completion-messages.ts';
import { messages as login } from '../login/messages.ts';
import { registrationMessages } from '../login/registration/registration-messages.ts';
import { messages as profile } from '../profile/messages.ts';
import { messages as routing } from '../routing/messages.ts';
import { messages as releases } from '../releases/messages.ts';
import { messages as settings } from '../settings/messages.ts';
import { messages as splash } from '../splash/messages.ts';
import { messages as support } from '../support/messages.ts';
import english from './en.json';

test('[SHELL-01 part] every text of the shell is there in both languages, with the same values', () => {
  const tables = [
    accountDeleted,
    chrome,
    completionMessages,
    dashboard,
    federation,
    login,
    registrationMessages,
    profile,
    releases,
    routing,
    settings,
    splash,
    support,
  ];
  const alike = ['shell.home', 'shell.login.spid', 'shell.login.cie'];
  expect(translationFaults(tables, english, alike)).toEqual([]);
});
