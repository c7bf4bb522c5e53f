import { defineMessages } from 'shared-ui';

export const chartMessages = defineMessages({
  title: {
    id: 'wallet.chart.title',
    defaultMessage: 'Crediti negli ultimi dodici mesi',
    description: 'Heading of the chart of the credits that could be used at the end of each month',
  },
  reward: {
    id: 'wallet.chart.reward',
    defaultMessage: 'Reward',
    description: 'Kind of credits, in the legend of the chart and as head of a column',
  },
  profitSharing: {
    id: 'wallet.chart.profit-sharing',
    defaultMessage: 'Profit sharing',
    description: 'Kind of credits, in the legend of the chart and as head of a column',
  },
  none: {
    id: 'wallet.chart.none',
    defaultMessage: 'Qui vedrai come crescono i tuoi crediti',
    description: 'In place of the chart while there never were credits',
  },
  month: {
    id: 'wallet.chart.month',
    defaultMessage: 'Mese',
    description: 'Head of the column of months',
  },
  received: {
    id: 'wallet.chart.received',
    defaultMessage: 'Ricevuti',
    description: 'Head of a column: credits that were earned in the month, less those taken back',
  },
  spent: {
    id: 'wallet.chart.spent',
    defaultMessage: 'Usati',
    description: 'Head of a column: credits that paid orders or were paid out in the month',
  },
  setAside: {
    id: 'wallet.chart.set-aside',
    defaultMessage: 'Nel coupon',
    description:
      'Head of a column: credits that went into the coupon in the month, less those taken out',
  },
});
