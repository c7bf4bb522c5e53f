import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar, Card, Lozenge, PaddedCard, Pill, Rating, Stars } from 'shared-ui';
import {
  DescriptionList,
  OrderPill,
  RatingDistribution,
  RatingInput,
  Sparkline,
  StatTile,
} from 'shared-ui/details';
import { orderStates } from 'shared-ui/fixtures';
import { States } from './states.tsx';

export default { title: 'Display' } satisfies Meta;

const tones = ['info', 'success', 'warning', 'danger', 'reward', 'neutral'] as const;

export const Pills: StoryObj = {
  render: () => (
    <States
      of={Object.fromEntries([
        ...tones.map((tone) => [
          tone,
          <Pill key={tone} tone={tone} glyph="check">
            In corso
          </Pill>,
        ]),
        ...orderStates.map((state) => [state, <OrderPill key={state} orderState={state} />]),
        ['lozenge', <Lozenge key="lozenge">Con certificazione</Lozenge>],
      ])}
    />
  ),
};

export const Ratings: StoryObj = {
  render: () => (
    <States
      of={{
        average: <Rating average={4.3} votes={128} />,
        'without votes': <Rating average={null} votes={0} />,
        'one star': <Rating average={4.3} hasOneStar />,
        stars: <Stars value={2.5} size={24} />,
        distribution: (
          <RatingDistribution
            shares={[
              { value: 5, percentage: 62 },
              { value: 4, percentage: 38 },
            ]}
          />
        ),
        'to choose': <RatingInput value={null} onChange={() => {}} />,
        chosen: <RatingInput value={4} onChange={() => {}} />,
        disabled: <RatingInput value={4} disabled onChange={() => {}} />,
      }}
    />
  ),
};

export const PeopleAndFacts: StoryObj = {
  render: () => (
    <States
      of={{
        avatar: <Avatar name="Giulia Bianchi" />,
        'avatar of a teacher': <Avatar name="Fabio Lanza" category="sanita" size={64} />,
        card: <Card style={{ padding: 24 }}>Una superficie con bordo.</Card>,
        'padded card': <PaddedCard>La stessa, con il suo margine.</PaddedCard>,
        facts: (
          <DescriptionList
            items={[
              { key: 'level', label: 'Livello', value: 'Principianti' },
              { key: 'hours', label: 'Durata', value: '4 ore' },
            ]}
          />
        ),
        figure: <StatTile label="Crediti" value="128" detail="Validi fino a dicembre" />,
        'figure with its course': (
          <StatTile
            label="Utenti"
            value="1.284"
            detail="+ 86 questo mese"
            trend={<Sparkline values={[20, 34, 28, 51, 60, 66, 86]} />}
          />
        ),
      }}
    />
  ),
};
