/** The order that this tab went to pay from the list, so that "try again" pays that one (ORDER-11). */
type Unpaid = { orderId: number; paymentTypeId: number };

const key = 'commerce:paid-from-list';

export const keepPaidFromList = (order: Unpaid): void =>
  sessionStorage.setItem(key, JSON.stringify(order));

export function paidFromList(): Unpaid | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Unpaid | null;
  } catch {
    return null;
  }
}

export const forgetPaidFromList = (): void => sessionStorage.removeItem(key);
