/**
 * The credits of one person, written from commerce-model.md alone (M11, M14 to M16, M23, M27 to M33, "States"):
 * nothing of the product is used here. Amounts are cents, times minutes.
 */
type Given = { seats: { cents: bigint; isBack: boolean }[]; freeAt: number; isFree: boolean };

export type ModelOrder = {
  totalCents: bigint;
  /** What the coupon holds of it, or paid. */
  cents: bigint;
  /** Of these, what is back in the coupon; and of all of the price, what went back. */
  back: bigint;
  returned: bigint;
  at: number;
  state: 'waiting' | 'paid' | 'closed';
  /** It can be sold once. */
  wasPaid: boolean;
  /** The page where the rest can be paid; until when a page that failed keeps what the coupon holds. */
  page: ModelPage | null;
  keptUntil: number;
  /** Prices of its seats; how often the buyer withdrew the code of one. */
  seats: { cents: bigint; use: 'free' | 'used' | 'back'; version: number }[];
};

/** A page of a provider; one that is paid while nobody comes back from it is heard of later. */
export type ModelPage = { type: number; asks: bigint; isPaid: boolean };

const DAY = 1440;
const KEPT_MINUTES = 30;

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

  /** What providers keep. */
  get card(): bigint {
    return this.orders.reduce(
      (sum, { wasPaid, totalCents, cents, returned, back }) =>
        wasPaid ? sum + (totalCents - cents) - (returned - back) : sum,
      0n,
    );
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

  /**
   * Payments are heard of. Unpaid for a day: over; for half an hour without a page: the coupon goes back. Then credits of
   * fourteen days ago are free.
   */
  itIs(now: number): void {
    for (const order of this.orders) this.#hear(order);
    for (const order of this.orders.filter(({ state }) => state === 'waiting')) {
      const isOver = now - order.at > DAY;
      if (isOver) order.page = null;
      if (isOver || (order.page === null && now >= order.keptUntil)) this.#letGo(order);
      if (isOver) order.state = 'closed';
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
      returned: 0n,
      at: now,
      state: 'waiting',
      wasPaid: false,
      page: null,
      keptUntil: now + KEPT_MINUTES,
      seats: divided(totalCents, count).map((of) => ({ cents: of, use: 'free', version: 0 })),
    });
    return isHeld;
  }

  /** With the coupon alone. */
  pay(order: ModelOrder): boolean {
    this.#hear(order);
    if (order.state === 'paid') return true;
    if (order.state === 'closed' || !this.#hold(order, order.totalCents)) return false;
    order.page = null;
    this.#sold(order);
    return true;
  }

  /**
   * Asks a provider for what the coupon does not hold; for all of it where the coupon held all. Another type
   * of payment has another page.
   * @returns false where nothing can be paid any more
   */
  openPage(order: ModelOrder, type: number): boolean {
    this.#hear(order);
    if (order.state !== 'waiting') return order.state === 'paid';
    if (order.page?.type === type) return true;
    if (order.cents === order.totalCents) this.#letGo(order);
    order.page = { type, asks: order.totalCents - order.cents, isPaid: false };
    return true;
  }

  /**
   * The provider took what a page asked for. What was sold before is not sold again, and what the page left to
   * the coupon must be there: else the money goes back.
   */
  captured(order: ModelOrder, page: ModelPage): void {
    if (order.page === page) order.page = null;
    if (order.wasPaid || !this.#hold(order, order.totalCents - page.asks)) return;
    this.#sold(order);
  }

  failed(order: ModelOrder, page: ModelPage, now: number): void {
    if (order.page !== page) return;
    order.page = null;
    order.keptUntil = now + KEPT_MINUTES;
  }

  #hear(order: ModelOrder): void {
    if (order.page?.isPaid === true) this.captured(order, order.page);
  }

  #sold(order: ModelOrder): void {
    order.state = 'paid';
    order.wasPaid = true;
  }

  /** Brings what the coupon holds of an order to an amount. */
  #hold(order: ModelOrder, cents: bigint): boolean {
    if (order.cents === cents) return true;
    const debt = lower(order.cents, this.owed);
    if (this.coupon + order.cents - debt < cents) return false;
    this.#letGo(order);
    this.coupon -= cents;
    order.cents = cents;
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

  /** So many seats from the last, all that is left, or money alone; to where it came from. */
  giveBack(order: ModelOrder, decision: { seats: number } | { cents: bigint }): boolean {
    const left = order.totalCents - order.returned;
    const free = order.seats.filter(({ use }) => use === 'free');
    if ('cents' in decision) {
      if (decision.cents <= 0n || decision.cents >= left) return false;
      return this.#comesBack(order, decision.cents);
    }
    if (decision.seats > free.length) return false;
    const gone = free.slice(free.length - decision.seats);
    const isAll = gone.length === free.length;
    const price = gone.reduce((sum, { cents }) => sum + cents, 0n);
    if (!isAll && lower(price, left) === 0n) return false;
    for (const seat of gone) seat.use = 'back';
    if (isAll) order.state = 'closed';
    return this.#comesBack(order, isAll ? left : lower(price, left));
  }

  /** The coupon's part is its share of all that went back, half a cent up. */
  #comesBack(order: ModelOrder, cents: bigint): boolean {
    order.returned += cents;
    const { totalCents: total, returned } = order;
    const back = (2n * returned * order.cents + total) / (2n * total);
    this.coupon += this.#afterDebt(back - order.back);
    order.back = back;
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
