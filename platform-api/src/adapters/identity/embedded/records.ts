import { and, eq, type SQL } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { providerRecords } from '../../../domains/identity/tables.ts';
import type { Platform } from '../../../platform.ts';

/** What the provider remembers, in the product's database: a login under way outlives a restart. */
export class ProviderRecords implements Adapter {
  readonly #platform: Pick<Platform, 'database' | 'clock'>;
  readonly #model: string;

  constructor(platform: Pick<Platform, 'database' | 'clock'>, model: string) {
    this.#platform = platform;
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const now = this.#platform.clock.now().getTime();
    const values = {
      payload: payload as Record<string, unknown>,
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      userCode: payload.userCode ?? null,
      expiresAt: expiresIn ? new Date(now + expiresIn * 1000) : null,
    };
    await this.#platform.database.db
      .insert(providerRecords)
      .values({ model: this.#model, id, ...values })
      .onConflictDoUpdate({ target: [providerRecords.model, providerRecords.id], set: values });
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy(eq(providerRecords.id, id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy(eq(providerRecords.uid, uid));
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy(eq(providerRecords.userCode, userCode));
  }

  async consume(id: string): Promise<void> {
    await this.#platform.database.db
      .update(providerRecords)
      .set({ consumedAt: this.#platform.clock.now() })
      .where(this.#key(id));
  }

  async destroy(id: string): Promise<void> {
    await this.#platform.database.db.delete(providerRecords).where(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#platform.database.db
      .delete(providerRecords)
      .where(eq(providerRecords.grantId, grantId));
  }

  #key(id: string) {
    return and(eq(providerRecords.model, this.#model), eq(providerRecords.id, id));
  }

  async #findBy(condition: SQL): Promise<AdapterPayload | undefined> {
    const [found] = await this.#platform.database.db
      .select()
      .from(providerRecords)
      .where(and(eq(providerRecords.model, this.#model), condition));
    if (found === undefined) return undefined;
    if (found.expiresAt !== null && found.expiresAt <= this.#platform.clock.now()) return undefined;
    const consumed = found.consumedAt
      ? { consumed: Math.floor(found.consumedAt.getTime() / 1000) }
      : {};
    return { ...found.payload, ...consumed };
  }
}
