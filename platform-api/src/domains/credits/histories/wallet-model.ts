/**
 * The credits of one person, written from commerce-model.md (M11, M14 to M16, "States") alone: nothing of the product is
 * used here. Amounts are cents.
 */
type Given = { seats: { cents: bigint; isBack: boolean }[]; freeOnDay: number; isFree: boolean };

export class WalletModel {
  available = 0n;
  coupon = 0n;
  owed = 0n;
  /** Orders of this person, with what their coupon pays of them. */
  readonly orders: { cents: bigint; state: 'waiting' | 'paid' | 'givenUp'; back: bigint }[] = [];
  readonly given: Given[] = [];

  get pending(): bigint {
    return this.given
      .filter(({ isFree }) => !isFree)
      .flatMap(({ seats }) => seats)
      .reduce((sum, { cents, isBack }) => (isBack ? sum : sum + cents), 0n);
  }

  /** Somebody buys so many seats through the link: 10% of the list price, half a cent up. */
  bought(listCents: bigint, count: number, day: number): void {
    const reward = (listCents * BigInt(count) + 5n) / 10n;
    const each = reward / BigInt(count);
    const more = Number(reward % BigInt(count));
    const seats = Array.from({ length: count }, (_, seat) => ({
      cents: seat < more ? each + 1n : each,
      isBack: false,
    }));
    this.given.push({ seats, freeOnDay: day + 14, isFree: false });
  }

  refunded(place: number, numbers: readonly number[]): void {
    const given = this.given[place];
    for (const number of numbers) {
      const seat = given?.seats[number - 1];
      if (given === undefined || seat === undefined || seat.isBack) continue;
      seat.isBack = true;
      if (!given.isFree) continue;
      for (let cent = 0n; cent < seat.cents; cent += 1n) this.#takeCent();
    }
  }

  #takeCent(): void {
    if (this.available > 0n) this.available -= 1n;
    else if (this.coupon > 0n) this.coupon -= 1n;
    else this.owed += 1n;
  }

  /** Credits of fourteen days ago are free; debts are paid first. */
  itIs(day: number): void {
    for (const given of this.given) {
      if (given.isFree || given.freeOnDay > day) continue;
      given.isFree = true;
      for (const { cents, isBack } of given.seats) {
        if (isBack) continue;
        const paid = cents < this.owed ? cents : this.owed;
        this.owed -= paid;
        this.available += cents - paid;
      }
    }
  }

  /** @returns false where there is not enough, and nothing changes */
  setCoupon(cents: bigint): boolean {
    if (cents > this.available + this.coupon) return false;
    this.available -= cents - this.coupon;
    this.coupon = cents;
    return true;
  }

  /** The coupon of orders that wait for their payment. */
  get ordered(): bigint {
    return this.orders.reduce(
      (sum, { cents, state }) => (state === 'waiting' ? sum + cents : sum),
      0n,
    );
  }

  /** @returns false where the coupon has less, and nothing changes */
  order(cents: bigint): boolean {
    if (cents > this.coupon) return false;
    this.coupon -= cents;
    this.orders.push({ cents, state: 'waiting', back: 0n });
    return true;
  }

  pay(place: number): void {
    const order = this.orders[place];
    if (order?.state === 'waiting') order.state = 'paid';
  }

  giveUp(place: number): void {
    const order = this.orders[place];
    if (order?.state !== 'waiting') return;
    order.state = 'givenUp';
    this.#comesBack(order.cents);
  }

  giveBack(place: number, cents: bigint): void {
    const order = this.orders[place];
    if (order?.state !== 'paid' || order.back + cents > order.cents) return;
    order.back += cents;
    this.#comesBack(cents);
  }

  /** Into the coupon; debts are paid first. */
  #comesBack(cents: bigint): void {
    const paid = cents < this.owed ? cents : this.owed;
    this.owed -= paid;
    this.coupon += cents - paid;
  }
}
