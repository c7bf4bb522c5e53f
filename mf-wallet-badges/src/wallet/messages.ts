import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.credits.title',
    defaultMessage: 'Wallet',
    description: 'Page title',
  },
  dashboard: {
    id: 'wallet.credits.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  total: {
    id: 'wallet.credits.total',
    defaultMessage: 'Crediti totali',
    description: 'Above the sum of the credits that can be used',
  },
  worth: {
    id: 'wallet.credits.worth',
    defaultMessage: '1 credito vale {amount}',
    description: 'Under the sum (M11)',
  },
  legend: {
    id: 'wallet.credits.legend',
    defaultMessage: 'Legenda dei crediti',
    description: 'Name of the list of kinds of credits (WALLET-01)',
  },
  reward: {
    id: 'wallet.credits.reward',
    defaultMessage: 'Reward per promozione',
    description: 'Kind of credits',
  },
  rewardText: {
    id: 'wallet.credits.reward-text',
    defaultMessage: 'Il 10% del prezzo quando qualcuno compra dal tuo link',
    description: 'Where rewards come from',
  },
  profitSharing: {
    id: 'wallet.credits.profit-sharing',
    defaultMessage: 'Profit sharing',
    description: 'Kind of credits',
  },
  profitSharingText: {
    id: 'wallet.credits.profit-sharing-text',
    defaultMessage: 'La tua quota come docente',
    description: 'Where profit sharing comes from',
  },
  pending: {
    id: 'wallet.credits.pending',
    defaultMessage: '{amount} in attesa',
    description: 'Credits of one kind that cannot be used yet',
  },
  unnoted: {
    id: 'wallet.credits.unnoted',
    defaultMessage: '{amount} in sincronizzazione con il registro',
    description:
      'Difference between the credits of one kind and what the ledger has of them (E116)',
  },
  ledger: {
    id: 'wallet.credits.ledger',
    defaultMessage: 'Apri il registro in un’altra scheda',
    description: 'Leads to the page of an explorer about the account that holds the NFTs',
  },
  noted: {
    id: 'wallet.credits.noted',
    defaultMessage: 'Sul registro',
    description: 'Beside a movement: leads to the page of an explorer about its note or its NFT',
  },
  notedName: {
    id: 'wallet.credits.noted-name',
    defaultMessage: 'Sul registro, in un’altra scheda: {what}',
    description: 'Name of that link for screen readers; what: text of the movement',
  },
  pendingText: {
    id: 'wallet.credits.pending-text',
    defaultMessage:
      'I crediti di un acquisto si possono usare dopo 14 giorni, quando non si può più recedere. I prossimi arrivano il {date}.',
    description: 'Why credits are pending (M16)',
  },
  owed: {
    id: 'wallet.credits.owed',
    defaultMessage:
      'Un acquisto è stato rimborsato dopo che ne avevi usato i crediti: i prossimi {amount} compensano il rimborso.',
    description: 'Credits that were used before their purchase was refunded',
  },
  movements: {
    id: 'wallet.credits.movements',
    defaultMessage: 'Movimenti',
    description: 'Heading of the list of movements',
  },
  none: {
    id: 'wallet.credits.none',
    defaultMessage: 'Non ci sono ancora movimenti',
    description: 'Title where there are no movements',
  },
  noneText: {
    id: 'wallet.credits.none-text',
    defaultMessage:
      'Condividi il link di un corso che hai acquistato: chi compra ha uno sconto, tu i crediti.',
    description: 'Under that title',
  },
  noneAction: {
    id: 'wallet.credits.none-action',
    defaultMessage: 'Vai ai tuoi corsi',
    description: 'Leads to the courses of the learner',
  },
  earnedReward: {
    id: 'wallet.credits.earned-reward',
    defaultMessage: 'Reward, “{course}”',
    description: 'Movement: somebody bought the course through the link',
  },
  earnedShare: {
    id: 'wallet.credits.earned-share',
    defaultMessage: 'Profit sharing, “{course}”',
    description: 'Movement: somebody bought the course that this person teaches',
  },
  reversedReward: {
    id: 'wallet.credits.reversed-reward',
    defaultMessage: 'Reward stornato, “{course}”',
    description: 'Movement: the purchase was refunded',
  },
  reversedShare: {
    id: 'wallet.credits.reversed-share',
    defaultMessage: 'Profit sharing stornato, “{course}”',
    description: 'Movement: the purchase was refunded',
  },
  toCoupon: {
    id: 'wallet.credits.to-coupon',
    defaultMessage: 'Spostati nel coupon',
    description: 'Movement: credits were set aside as coupon',
  },
  fromCoupon: {
    id: 'wallet.credits.from-coupon',
    defaultMessage: 'Riportati dal coupon',
    description: 'Movement: credits came back from the coupon',
  },
  toRedemption: {
    id: 'wallet.credits.to-redemption',
    defaultMessage: 'Riscatto richiesto',
    description: 'Movement: credits are held by a redemption request',
  },
  fromRedemption: {
    id: 'wallet.credits.from-redemption',
    defaultMessage: 'Riscatto non evaso: crediti restituiti',
    description: 'Movement: the request was refused or withdrawn',
  },
  availableFrom: {
    id: 'wallet.credits.available-from',
    defaultMessage: 'disponibili dal {date}',
    description: 'Beside a movement whose credits are pending',
  },
});
