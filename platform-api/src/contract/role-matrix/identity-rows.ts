import { everyone, members, administrators, owner, type Row } from './outcomes.ts';

/** Rows of the product itself, of login, account and survey. */
export const identityRows: Readonly<Record<string, Row>> = {
  // The product itself
  'GET /api/health/live': { who: everyone },
  'GET /api/health/ready': { who: everyone },
  'GET /api/config': { who: everyone },
  'POST /api/Logs/InsertLogClientToDb': { who: everyone },
  'GET /api/docs': { who: everyone },
  'GET /api/docs/json': { who: everyone },
  'GET /api/docs/yaml': { who: everyone },
  'GET /api/docs/static/index.html': { who: everyone },
  'GET /api/docs/static/swagger-initializer.js': { who: everyone },
  'GET /api/docs/static/*': { who: everyone, url: '/api/docs/static/swagger-ui.css' },

  'GET /api/Jobs/Failed': { who: administrators },
  'POST /api/Jobs/Retry': { who: administrators },
  'GET /api/Refunds/Failed': { who: administrators },
  'POST /api/Refunds/Retry': { who: administrators },
  'POST /api/Refunds/PaidByHand': { who: administrators },

  // Login and session
  'GET /api/Login/GetUrlSpidLogin': { who: everyone },
  'POST /api/Login/SpidLogin': { who: everyone },
  'POST /api/Login/QrCode': { who: everyone },
  'GET /api/Login/QrCode': { who: everyone },
  'GET /api/Login/Presentation/:id/request': { who: everyone },
  'POST /api/Login/Presentation/:id/response': { who: everyone },
  'POST /api/Login/CredentialLogin': { who: everyone },
  'POST /api/Login/Register': { who: everyone },
  'POST /api/Login/Complete': { who: everyone },
  'POST /api/Login/GetTokenForCompany': { who: everyone },
  'POST /api/Login/RefreshToken': { who: everyone },
  'POST /api/Login/Logout': { who: everyone },
  'GET /api/Account/Roles': { who: members },
  'GET /api/Account/Role': { who: members },
  // A role that one does not hold is refused by its own rule; this one everybody may ask for.
  'PUT /api/Account/Role': { who: members, url: '/api/Account/Role?role=Discente' },
  // Who represents no company is refused by the rule itself.
  'PUT /api/Account/Company': { who: members },
  'GET /api/Account/SurveyCode': { who: members },
  'GET /api/Account/Sessions': { who: members },
  'DELETE /api/Account/Sessions/:id': { who: owner, url: '/api/Account/Sessions/{session}' },
  'DELETE /api/Account/Sessions': { who: members },

  // One's own account
  'GET /api/Users/profile': { who: members },
  'POST /api/Users/UpdateEmailComunicazione': { who: members },
  'POST /api/Users/CompleteProfile': { who: members },
  'POST /api/Users/UpdateUserSdi': {
    who: 'l ff f ff f + ll',
    url: '/api/Users/UpdateUserSdi?SDI=ABC1234',
  },
  'POST /api/Users/AddUserPersonaGiuridica': { who: members },
  'GET /api/Users/GetAmletUser': {
    who: members,
    url: '/api/Users/GetAmletUser?mail=azienda@example.it',
  },
  // The signature is the permission.
  'POST /api/CompanyCredential/Webhook/:provider': {
    who: everyone,
    url: '/api/CompanyCredential/Webhook/amlet-demo',
  },
  'GET /api/Users/NotificationPreferences': { who: members },
  'PUT /api/Users/NotificationPreferences/:kind': {
    who: members,
    url: '/api/Users/NotificationPreferences/badge',
    body: { status: true },
  },
  'GET /api/Account/DataExport': { who: members },
  'POST /api/Account/DataExport': { who: members },

  // Survey
  'GET /api/Survey': { who: members, url: '/api/Survey?lang=it-IT&code=user' },
  'POST /api/Survey': { who: members },
  'POST /api/Survey/Close': { who: members },
  'GET /api/Survey/Percentage': {
    who: members,
    url: '/api/Survey/Percentage?lang=it-IT&code=user',
  },
  'GET /api/Survey/Mandatory': { who: members, url: '/api/Survey/Mandatory?lang=it-IT&code=user' },
  'GET /api/Lookups/GetSelectTipologica': {
    who: members,
    url: '/api/Lookups/GetSelectTipologica?group=0&language=it',
  },
};
