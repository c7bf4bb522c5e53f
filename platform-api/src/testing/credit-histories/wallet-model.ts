/**
 * The credits of one person, written from commerce-model.md alone (M11, M14 to M16, M23, M27 to M33, "States"):
 * nothing of the product is used here. Amounts are cents, times minutes.
 */
type Given = { seats: { cents: bigint; isBack: boolean }[]; freeAt: number; isFree: boolean };

export type ModelOrder = {
  totalCents: bigint;
  /** What the coupon holds of it, or paid. */
  cents: bigint;
  back: bigint;
  at: number;
  state: 'waiting' | 'paid' | 'closed';
  /** Prices of its seats; how often the buyer withdrew the code of one. */
  seats: { cents: bigint; use: 'free' | 'used' | 'back'; version: number }[];
};

const DAY = 1440;

const lower = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** The first ones get a cent more where it does not come out even. */
const divided = (cents: bigint, count: number): bigint[] =>
  Array.from(
    { length: count },
    (_, place) => cents / BigInt(count) + (place < Number(cents % BigInt(count)) ? 1n : 0n),
  );

export class WalletModel {
  available = 0n;
  coupon = 0n;
  owed = 0n;
  /** What an open request holds. */
  asked = 0n;
  withheld = 0n;
  readonly orders: ModelOrder[] = [];
  readonly #given: Given[] = [];
  readonly #isCompany: boolean;
  #paidOut: { cents: bigint; year: string }[] = [];

  constructor(isCompany: boolean) {
    this.#isCompany = isCompany;
  }

  get pending(): bigint {
    return this.#given
      .filter(({ isFree }) => !isFree)
      .flatMap(({ seats }) => seats)
      .reduce((sum, { cents, isBack }) => (isBack ? sum : sum + cents), 0n);
  }

  /** The coupon of orders that wait for their payment. */
  get ordered(): bigint {
    return this.#sumOf('waiting');
  }

  get spent(): bigint {
    return this.#sumOf('paid') + this.#sumOf('closed');
  }

  #sumOf(wanted: ModelOrder['state']): bigint {
    return this.orders.reduce(
      (sum, { state, cents, back }) => (state === wanted ? sum + cents - back : sum),
      0n,
    );
  }

  /** Somebody buys so many seats through the link: 10% of the list price, half a cent up. */
  bought(listCents: bigint, count: number, now: number): void {
    const reward = (listCents * BigInt(count) + 5n) / 10n;
    const seats = divided(reward, count).map((cents) => ({ cents, isBack: false }));
    this.#given.push({ seats, freeAt: now + 14 * DAY, isFree: false });
  }

  refunded(place: number, numbers: readonly number[]): void {
    const given = this.#given[place];
    for (const number of numbers) {
      const seat = given?.seats[number - 1];
      if (given === undefined || seat === undefined || seat.isBack) continue;
      seat.isBack = true;
      if (!given.isFree) continue;
      const ofAvailable = lower(seat.cents, this.available);
      const ofCoupon = lower(seat.cents - ofAvailable, this.coupon);
      this.available -= ofAvailable;
      this.coupon -= ofCoupon;
      this.owed += seat.cents - ofAvailable - ofCoupon;
    }
  }

  /** Unpaid for a day: over; for half an hour: the coupon goes back. Then credits of fourteen days ago are free. */
  itIs(now: number): void {
    for (const order of this.orders.filter(({ state }) => state === 'waiting')) {
      if (order.cents > 0n && now - order.at >= 30) this.#letGo(order);
      if (now - order.at > DAY) order.state = 'closed';
    }
    for (const given of this.#given) {
      if (given.isFree || given.freeAt > now) continue;
      given.isFree = true;
      for (const { cents, isBack } of given.seats) {
        if (!isBack) this.available += this.#afterDebt(cents);
      }
    }
  }

  #letGo(order: ModelOrder): void {
    this.coupon += this.#afterDebt(order.cents);
    order.cents = 0n;
  }

  /** Debts are paid first. */
  #afterDebt(cents: bigint): bigint {
    const paid = lower(cents, this.owed);
    this.owed -= paid;
    return cents - paid;
  }

  /** @returns false where there is not enough, and nothing changes; so do the others */
  setCoupon(cents: bigint): boolean {
    if (cents > this.available + this.coupon) return false;
    this.available -= cents - this.coupon;
    this.coupon = cents;
    return true;
  }

  /** An order for others, of which the coupon holds a part. */
  order(totalCents: bigint, count: number, cents: bigint, now: number): boolean {
    const isHeld = cents <= this.coupon;
    if (isHeld) this.coupon -= cents;
    this.orders.push({
      totalCents,
      cents: isHeld ? cents : 0n,
      back: 0n,
      at: now,
      state: 'waiting',
      seats: divided(totalCents, count).map((of) => ({ cents: of, use: 'free', version: 0 })),
    });
    return isHeld;
  }

  /** With the coupon alone. */
  pay(order: ModelOrder): boolean {
    if (order.state === 'paid') return true;
    if (order.state === 'closed') return false;
    const { cents, totalCents } = order;
    const debt = lower(cents, this.owed);
    if (cents < totalCents && this.coupon + cents - debt < totalCents) return false;
    if (cents < totalCents) {
      this.#letGo(order);
      this.coupon -= totalCents;
      order.cents = totalCents;
    }
    order.state = 'paid';
    return true;
  }

  /** A code gives its course once, to who does not have it (M23); one that was withdrawn gives none. */
  redeem(order: ModelOrder, place: number, version: number, isOwned: boolean): boolean {
    const seat = order.seats[place];
    if (order.state !== 'paid' || seat?.use !== 'free') return false;
    if (seat.version !== version || isOwned) return false;
    seat.use = 'used';
    return true;
  }

  withdraw(order: ModelOrder, place: number): boolean {
    const seat = order.seats[place];
    if (order.state !== 'paid' || seat?.use !== 'free') return false;
    seat.version += 1;
    return true;
  }

  /** The buyer may ask while no code is used (M33, M34). */
  canCancel({ state, seats }: ModelOrder): boolean {
    return state === 'paid' && seats.every(({ use }) => use !== 'used');
  }

  /** So many seats from the last, all that is left, or money alone; into the coupon it came from. */
  giveBack(order: ModelOrder, decision: { seats: number } | { cents: bigint }): boolean {
    const left = order.cents - order.back;
    const free = order.seats.filter(({ use }) => use === 'free');
    if ('cents' in decision) {
      if (decision.cents <= 0n || decision.cents >= left) return false;
      return this.#comesBack(order, decision.cents);
    }
    if (decision.seats > free.length) return false;
    const gone = free.slice(free.length - decision.seats);
    for (const seat of gone) seat.use = 'back';
    const isAll = gone.length === free.length;
    if (isAll) order.state = 'closed';
    const price = gone.reduce((sum, { cents }) => sum + cents, 0n);
    return this.#comesBack(order, isAll ? left : lower(price, left));
  }

  #comesBack(order: ModelOrder, cents: bigint): boolean {
    order.back += cents;
    this.coupon += this.#afterDebt(cents);
    return true;
  }

  /** Rewards for euro, from the 15th to the 22nd of four months (M27 to M32). @param date `2026-03-15` */
  ask(cents: bigint, hasDeclaration: boolean, date: string): boolean {
    const inYear = this.#paidOut
      .filter(({ year }) => year === date.slice(0, 4))
      .reduce((sum, paid) => sum + paid.cents, cents);
    const isWindow = /^.{4}-(?:03|06|09|12)-(?:1[5-9]|2[012])$/.test(date);
    const isTooMuch = this.#isCompany
      ? hasDeclaration
      : inYear > (hasDeclaration ? 500_000n : 800_000n);
    if (this.asked > 0n || !isWindow || isTooMuch) return false;
    if (cents < 10_000n || cents > this.available) return false;
    this.available -= cents;
    this.asked = cents;
    this.withheld += this.#withheldOf(cents);
    return true;
  }

  /** 20%, half a cent up; of companies nothing. */
  readonly #withheldOf = (cents: bigint): bigint => (this.#isCompany ? 0n : (cents + 2n) / 5n);

  answer(isPaid: boolean, date: string): void {
    const cents = this.asked;
    this.asked = 0n;
    if (isPaid) this.#paidOut.push({ cents, year: date.slice(0, 4) });
    else {
      this.withheld -= this.#withheldOf(cents);
      this.available += this.#afterDebt(cents);
    }
  }
}
