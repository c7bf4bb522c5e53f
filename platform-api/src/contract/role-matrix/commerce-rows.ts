import {
  everyone,
  members,
  learners,
  PAGE,
  representatives,
  administrators,
  owner,
  backOffice,
  ownerAsLearner,
  ownerAndBackOffice,
  walletHolders,
  type Row,
} from './outcomes.ts';

/** Sessions of ours open nothing of the API for backpacks. */
const tokenHolders = 'l ll l ll l l ll';

/** Rows of cart, orders and badges. */
export const commerceRows: Readonly<Record<string, Row>> = {
  // Cart
  'GET /api/Cart': { who: learners },
  'GET /api/Cart/Promotion': {
    who: everyone,
    url: '/api/Cart/Promotion?courseId={course}&promo=none',
  },
  'POST /api/Cart/Public': { who: everyone },
  'POST /api/Cart': { who: learners },
  'DELETE /api/Cart': { who: learners },
  // Nobody has the course in the cart.
  'DELETE /api/Cart/:courseId': {
    who: 'l 00 0 ff f 0 ll',
    url: '/api/Cart/{course}?tipoArticoloId=1',
  },
  'PUT /api/Cart/UpdateCartWithExams': { who: learners },
  'PUT /api/Cart/UpdateCartWithMultiVoucher': { who: learners },
  'PUT /api/Cart/Quantity': { who: learners },

  // Orders
  'POST /api/Order/SaveOrder': { who: learners },
  'POST /api/Order/SavePayment': {
    who: ownerAsLearner,
    url: '/api/Order/SavePayment?orderId={order}&paymentTypeId=1',
    body: {},
  },
  // The key of the purchase is the permission.
  'POST /api/Order/SaveOrderPublic': { who: everyone },
  'POST /api/Order/PayOrderPublic': { who: everyone },
  'POST /api/Orders/PayOrder': {
    who: ownerAsLearner,
    url: '/api/Orders/PayOrder?orderId={order}&paymentTypeId=1',
  },
  // Paid already: past the guard, the type is known.
  'POST /api/Order/PayOrderByCoupon': {
    who: ownerAsLearner,
    url: '/api/Order/PayOrderByCoupon?orderId={order}&paymentTypeId=3',
  },
  'POST /api/Order/GetReceiptPdfBlobStorage': {
    who: ownerAndBackOffice,
    url: '/api/Order/GetReceiptPdfBlobStorage?orderId={order}',
  },
  'GET /api/Orders/all': { who: learners },
  'GET /api/Orders': { who: ownerAsLearner, url: '/api/Orders?orderId={order}' },
  'GET /api/Orders/GetOrderStates': { who: members },
  'GET /api/Order/GetMultiVoucherByOrderId': {
    who: ownerAsLearner,
    url: '/api/Order/GetMultiVoucherByOrderId?orderId={order}',
  },
  'GET /api/Order/GetVoucherFile': {
    who: ownerAsLearner,
    url: '/api/Order/GetVoucherFile?orderId={order}',
  },
  'POST /api/Order/GetVoucherFilePublic': { who: everyone },
  // Not in a state that allows it: past the guard, who may ask is refused with 409.
  'POST /api/Orders/RequestDeleteOrder': {
    who: 'l +0 0 ++ + 0 ll',
    url: '/api/Orders/RequestDeleteOrder?orderId={order}&motivazione=Prova',
  },
  'POST /api/Order/RequestDeleteOrderPublic': { who: everyone },
  'POST /api/Orders/ResolveDeleteRequest': { who: administrators },
  'POST /api/Orders/RedeemVouchers': { who: learners, body: ['WB-AAAA-AAAA-AAAA'] },
  // Nobody bought or redeemed that voucher: past the guard, 404.
  'POST /api/Orders/SendVoucher': {
    who: 'l 00 0 ff f 0 ll',
    body: { voucherId: 1, versione: 0, nome: 'Prova', email: 'prova@example.it', lingua: 'it' },
  },
  'POST /api/Orders/WithdrawVoucher': {
    who: 'l 00 0 ff f 0 ll',
    body: { voucherId: 1, versione: 0 },
  },
  'PUT /api/Orders/ShowVoucherHolder': {
    who: 'l 00 0 ff f 0 ll',
    body: { voucherId: 1, mostraNome: false },
  },
  'PUT /api/Orders/ShareVoucherProgress': {
    who: 'l 00 0 ff f 0 ll',
    body: { voucherId: 1, mostraAvanzamento: false },
  },
  'GET /api/Orders/GetVouchers': { who: learners },

  // Of a company: to its legal representative alone.
  'GET /api/Companies/GetPeople': { who: representatives },
  'GET /api/Companies/GetFreeVouchers': { who: representatives },
  'GET /api/Companies/GetSummary': { who: representatives },
  'GET /api/Companies/GetDeadlines': { who: representatives },
  // Nobody of theirs has a badge; past the guard there is none.
  'GET /api/Companies/Attestation': {
    who: 'l ff f ff f 0 ll',
    url: `/api/Companies/Attestation?id=${PAGE}`,
  },
  'POST /api/Companies/AttestationsFile': { who: 'l ff f ff f 0 ll' },
  // The ticket is the permission, and this one is none.
  'GET /api/Companies/AttestationsZip': {
    who: '0 00 0 00 0 0 00',
    url: '/api/Companies/AttestationsZip?ticket=a',
  },
  'POST /api/Companies/BuyRefreshers': { who: representatives, body: { ids: [PAGE] } },
  'POST /api/Companies/CheckInvites': { who: representatives, body: { csv: 'a' } },
  'POST /api/Companies/ConfirmInvites': {
    who: representatives,
    body: { id: PAGE, csv: 'a', impronta: 'a', lingua: 'it' },
  },
  'GET /api/Order/GetPaymentTypes': { who: everyone },
  'GET /api/Order/GetSconti': { who: everyone },
  'GET /api/Order/GetTerms': { who: everyone },
  'GET /api/Documents/Terms': { who: everyone },
  'GET /api/Documents/Cookies': { who: everyone },
  'GET /api/Documents/Privacy': { who: everyone },
  'POST /api/Payments/Webhook/:provider': { who: everyone, url: '/api/Payments/Webhook/sandbox' },

  // Credits
  'GET /api/Wallet/GetWalletAlgorandUtente': { who: walletHolders },
  'GET /api/Wallet/GetMovements': { who: walletHolders },
  'GET /api/Wallet/GetCreditMonths': { who: walletHolders },
  'GET /api/Wallet/GetNotarizationTypes': { who: members },
  'GET /api/Order/GetCouponNftUser': { who: walletHolders },
  'POST /api/Wallet/SaveCouponNft': {
    who: walletHolders,
    url: '/api/Wallet/SaveCouponNft?totaleNft=0',
  },

  // Redemption
  'GET /api/Wallet/IsRichiestaRiscattoAbilitata': { who: walletHolders },
  'GET /api/Wallet/GetSogliaRiscattoNft': { who: walletHolders },
  'GET /api/Wallet/GetRedemptionTerms': { who: walletHolders },
  'GET /api/Wallet/GetRichiesteRiscatto': { who: walletHolders },
  'POST /api/Wallet/RichiestaRiscattoNft': {
    who: walletHolders,
    url: '/api/Wallet/RichiestaRiscattoNft?tipoNotarizzazione=3',
  },
  'GET /api/Algorand/GetRichiesteRiscattoAlgorand': { who: backOffice },
  'GET /api/Algorand/GetRichiestaRiscatto': {
    who: backOffice,
    url: '/api/Algorand/GetRichiestaRiscatto?richiestaId={redemption}',
  },
  'GET /api/Algorand/GetDocumentoRiscatto': {
    who: backOffice,
    url: '/api/Algorand/GetDocumentoRiscatto?richiestaId={redemption}&documento=occasional',
  },
  'POST /api/Algorand/UpdateNftRiscattati': {
    who: administrators,
    url: '/api/Algorand/UpdateNftRiscattati?userId={redeemer}&tipoNotarizzazione=3',
  },
  'POST /api/Algorand/RefuseRichiestaRiscatto': { who: administrators },
  // An administrator has paid it by now: past the guard its person is refused with 409.
  'POST /api/Wallet/WithdrawRichiestaRiscatto': {
    who: 'l +0 0 00 f 0 ll',
    url: '/api/Wallet/WithdrawRichiestaRiscatto?richiestaId={redemption}',
  },
  'GET /api/Algorand/GetCSVRichieste': { who: administrators },

  // Badges
  'GET /api/Badges/GetBadges': { who: members },
  // The badge is public; a hidden one is its owner's alone (E146), which the tests of badges see.
  'GET /api/Badges/GetBadgeDetail': {
    who: members,
    url: '/api/Badges/GetBadgeDetail?id={badge}',
  },
  'GET /api/Badges/GetBadgeTypes': { who: members },
  'PUT /api/Badges/Visibility': {
    who: owner,
    url: '/api/Badges/Visibility?id={badge}&isPublic=true',
  },
  'GET /api/Curriculum/Share': { who: members },
  'PUT /api/Curriculum/Share': { who: members },
  'GET /api/Curriculum/Public/:sharedId': {
    who: everyone,
    url: '/api/Curriculum/Public/{sharedCurriculum}',
  },
  // Last: the owner's link ends here.
  'DELETE /api/Curriculum/Share': { who: members },
  'GET /api/Skills/GetSkills': { who: members },
  'GET /api/Skills/GetUserSkills': { who: members },
  'GET /api/Skills/GetBestSkills': { who: members },
  'GET /api/Skills/GetSkillDetail': {
    who: owner,
    url: '/api/Skills/GetSkillDetail?categoryId={skill}',
  },
  'GET /api/Badges/Public/:id': { who: everyone, url: '/api/Badges/Public/{badge}' },
  'GET /api/Badges/Public/:id/credential': {
    who: everyone,
    url: '/api/Badges/Public/{badge}/credential',
  },
  'GET /api/Badges/Public/:id/Jwt': { who: everyone, url: '/api/Badges/Public/{badge}/Jwt' },
  'GET /api/Badges/Public/:id/Baked/:format': {
    who: everyone,
    url: '/api/Badges/Public/{badge}/Baked/svg',
  },
  'GET /api/Badges/Public/:id/Attestation': {
    who: everyone,
    url: '/api/Badges/Public/{badge}/Attestation',
  },
  'GET /api/Badges/Public/:id/Card': { who: everyone, url: '/api/Badges/Public/{badge}/Card' },
  'GET /api/Badges/Public/:id/picture': {
    who: everyone,
    url: '/api/Badges/Public/{badge}/picture',
  },
  'GET /api/Badges/Public/:id/Earlier': {
    who: everyone,
    url: '/api/Badges/Public/{badge}/Earlier',
  },
  'GET /api/List/CreditsByMonth': { who: administrators },
  'GET /api/List/CreditMovements': { who: administrators },
  'GET /api/List/BadgesByMonth': { who: administrators },
  'GET /api/List/Badges': { who: administrators },
  'POST /api/Badges/:id/Revocation': {
    who: administrators,
    url: '/api/Badges/{badge}/Revocation',
    body: { reason: 'Esame annullato' },
  },
  'GET /.well-known/did.json': { who: everyone },
  'GET /.well-known/openid-credential-issuer': { who: everyone },
  'GET /.well-known/oauth-authorization-server': { who: everyone },
  'GET /.well-known/jwt-vc-issuer': { who: everyone },
  'GET /.well-known/oauth-authorization-server/ims/ob/v3p0': { who: everyone },
  'GET /ims/ob/v3p0/discovery': { who: everyone },
  'GET /ims/ob/v3p0/credentials': { who: tokenHolders },
  'GET /ims/ob/v3p0/profile': { who: tokenHolders },
  'POST /ims/ob/v3p0/credentials': { who: everyone },
  'PUT /ims/ob/v3p0/profile': { who: everyone },
  'POST /ims/ob/v3p0/oauth/register': { who: everyone },
  'POST /ims/ob/v3p0/oauth/token': { who: everyone },
  'POST /ims/ob/v3p0/oauth/revoke': { who: everyone },
  'GET /api/Badges/Backpacks': { who: members },
  // The request of no client.
  'GET /api/Badges/Backpacks/Request': {
    who: 'l 00 0 00 0 0 ll',
    url: '/api/Badges/Backpacks/Request?query=x',
  },
  'POST /api/Badges/Backpacks/Request': {
    who: 'l 00 0 00 0 0 ll',
    body: { query: 'x', isAllowed: false },
  },
  'DELETE /api/Badges/Backpacks': {
    who: members,
    url: '/api/Badges/Backpacks?id=00000000-0000-4000-8000-000000000000',
  },
  'POST /api/Badges/Wallet/Offer': {
    who: owner,
    url: '/api/Badges/Wallet/Offer?id={badge}',
  },
  'GET /api/Badges/Wallet/Offer': {
    who: members,
    url: '/api/Badges/Wallet/Offer?offerId={badge}',
  },
  // The code of no offer.
  'GET /api/Badges/Wallet/Offers/:code': {
    who: '0 00 0 00 0 0 00',
    url: '/api/Badges/Wallet/Offers/AAAAAAAAAAAAAAAAAAAAAA',
  },
  'POST /api/Badges/Wallet/Token': { who: everyone },
  'POST /api/Badges/Wallet/Nonce': { who: everyone },
  'POST /api/Badges/Wallet/Credential': { who: everyone },
  'POST /api/Badges/Wallet/Notification': { who: everyone },
  'GET /api/Badges/Wallet/Type': { who: everyone },
  'GET /api/Badges/Wallet/StatusLists/:list': {
    who: everyone,
    url: '/api/Badges/Wallet/StatusLists/1',
  },
  'GET /api/Badges/Keys/:publicKey': { who: everyone, url: '/api/Badges/Keys/{issuerKey}' },
  'GET /api/Badges/StatusLists/:list': { who: everyone, url: '/api/Badges/StatusLists/1' },
  'GET /api/Badges/Public/:id/Inclusion': {
    who: everyone,
    url: '/api/Badges/Public/{badge}/Inclusion',
  },
  'GET /api/log/checkpoint': { who: everyone },
  'GET /api/log/anchors': { who: everyone },
  // No head is anchored here.
  'GET /api/log/anchors/:size/token': {
    who: '0 00 0 00 0 0 00',
    url: '/api/log/anchors/1/token',
  },
  'GET /api/log/anchors/:size/checkpoint': {
    who: '0 00 0 00 0 0 00',
    url: '/api/log/anchors/1/checkpoint',
  },
  'GET /api/log/tile/*': { who: everyone, url: '/api/log/tile/entries/000.p/1' },
  'GET /api/log/consistency': { who: everyone, url: '/api/log/consistency?from=0&to=0' },
  'GET /api/log/keys': { who: everyone },
  'GET /api/Badges/Issuer': { who: everyone },
  'GET /api/Badges/Issuer/Image': { who: everyone },
  'GET /api/Badges/Revocations': { who: everyone },
};
