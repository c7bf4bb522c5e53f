import type { OrderState } from '../states.ts';

/** The caller of an action on an order. `learner` and `guest` are its buyer; other callers are refused before. */
export type OrderCaller = 'learner' | 'guest' | 'editor' | 'administrator';

/** What a rule looks at. */
export type OrderFacts = {
  state: OrderState;
  isGuest: boolean;
  /** Some of it, or all, is begun or redeemed (M33, M34). */
  used: 'nothing' | 'part' | 'all';
};

/** The reason of a refusal; codes of `orderErrors`. */
export type OrderRefusal = 'ORDER_STATE' | 'ORDER_OF_ACCOUNT' | 'ORDER_USED' | 'FORBIDDEN';

type Rule = (order: OrderFacts) => OrderRefusal | null;

const forbidden: Rule = () => 'FORBIDDEN';

/** Its buyer, as long as nothing of it is used (M34). */
const buyerRequests: Rule = ({ state, used }) =>
  state !== 'Pagato' ? 'ORDER_STATE' : used === 'nothing' ? null : 'ORDER_USED';

/** The back office, for guests' paid orders with unredeemed seats (E109, M33). */
const backOfficeRequests: Rule = ({ state, isGuest, used }) =>
  state !== 'Pagato'
    ? 'ORDER_STATE'
    : !isGuest
      ? 'ORDER_OF_ACCOUNT'
      : used === 'all'
        ? 'ORDER_USED'
        : null;

const resolves: Rule = ({ state }) => (state === 'Richiesta Annullamento' ? null : 'ORDER_STATE');

/** Who may ask for a cancellation and who answers it (E171); everything else is refused. */
const rules: Record<'requestCancellation' | 'resolveCancellation', Record<OrderCaller, Rule>> = {
  requestCancellation: {
    learner: buyerRequests,
    guest: buyerRequests,
    editor: backOfficeRequests,
    administrator: backOfficeRequests,
  },
  resolveCancellation: {
    learner: forbidden,
    guest: forbidden,
    editor: forbidden,
    administrator: resolves,
  },
};

export type OrderAct = keyof typeof rules;

/** Why this caller may not do this with the order; null when they may. */
export const refusalOf = (
  act: OrderAct,
  caller: OrderCaller,
  order: OrderFacts,
): OrderRefusal | null => rules[act][caller](order);
