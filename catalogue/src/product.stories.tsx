import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  BadgeObject,
  Button,
  CourseCard,
  CourseGrid,
  CourseGridSkeleton,
  Cover,
  EmptyState,
  ErrorState,
  Logo,
  SlotError,
} from 'shared-ui';
import { CourseRow, DiscountBar, PurchaseSummary, SubscriptionCard } from 'shared-ui/details';
import { badge, course } from 'shared-ui/fixtures';
import { States } from './states.tsx';

export default { title: 'Product' } satisfies Meta;

export const Courses: StoryObj = {
  render: () => (
    <CourseGrid>
      <li>
        <CourseCard course={course} to="/course" />
      </li>
      <li>
        <CourseCard course={{ ...course, priceCents: 0, rating: null }} to="/course" />
      </li>
      <li>
        <CourseCard course={course} to="/course" percentage={29} />
      </li>
      <li>
        <CourseCard course={course} to="/course" percentage={100} actionLabel="Vedi il badge" />
      </li>
    </CourseGrid>
  ),
};

export const CoursesArriving: StoryObj = { render: () => <CourseGridSkeleton count={3} /> };

export const CourseRows: StoryObj = {
  render: () => <CourseRow course={course} to="/course" />,
};

export const Purchase: StoryObj = {
  render: () => (
    <States
      of={{
        summary: (
          <PurchaseSummary
            title="Riepilogo"
            lines={[
              { label: course.title, cents: course.priceCents },
              { label: 'Sconto', cents: -1000 },
            ]}
            totalCents={13_900}
            action={<Button fullWidth>Vai all’ordine</Button>}
          />
        ),
        discount: (
          <DiscountBar
            title="Mancano 851,00 €"
            totalCents={14_900}
            tierCents={[100_000, 500_000]}
          />
        ),
      }}
    />
  ),
};

export const Pictures: StoryObj = {
  render: () => (
    <States
      of={{
        cover: <Cover category="sicurezza" seed={7} />,
        badge: <BadgeObject {...badge} size={160} title="Primo soccorso aziendale" />,
        'badge of an exam': (
          <BadgeObject {...badge} kind="exam" level={2} size={160} title="Esame" />
        ),
        'badge to be earned': <BadgeObject {...badge} isLocked size={96} title="Da ottenere" />,
        logo: <Logo />,
      }}
    />
  ),
};

export const PageStates: StoryObj = {
  render: () => (
    <States
      of={{
        empty: <EmptyState title="La ricerca non ha prodotto risultati" titleLevel={2} />,
        'empty, with an action': (
          <EmptyState
            illustration="cart"
            title="Il carrello è vuoto"
            titleLevel={2}
            action={<Button to="/catalogo">Vai al catalogo</Button>}
          />
        ),
        failed: <ErrorState titleLevel={2} onRetry={() => {}} correlationId="4f1c" />,
        'a part that failed': <SlotError onRetry={() => {}} />,
      }}
    />
  ),
};

const newsletter = {
  title: 'La newsletter di questo corso',
  text: 'Lezioni nuove, date e aggiornamenti.',
  subscribeText: (email: string) => `Riceverai la newsletter a ${email}.`,
  unsubscribeText: 'Non ricevi più la newsletter.',
  onChange: async () => undefined,
};
const answered = (isRegistered: boolean) => ({
  status: 'success' as const,
  data: { isRegistered, email: 'giulia.sartori@esempio.it' },
  error: null,
  refetch: () => undefined,
});

export const Subscriptions: StoryObj = {
  render: () => (
    <States
      of={{
        out: <SubscriptionCard {...newsletter} registration={answered(false)} />,
        in: <SubscriptionCard {...newsletter} registration={answered(true)} />,
        arriving: (
          <SubscriptionCard
            {...newsletter}
            registration={{ ...answered(false), status: 'pending', data: undefined }}
          />
        ),
      }}
    />
  ),
};
