import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Platform } from '../../platform.ts';
import type { Account } from './repository.ts';
import { accounts } from './tables.ts';

/** What the platform needs of a person, and an account of an earlier registration may lack. */
export const completableData = ['email', 'phone', 'address'] as const;

export type CompletableDatum = (typeof completableData)[number];

export type GivenData = {
  email?: string | undefined;
  phone?: string | undefined;
  address?: { street: string; municipality: string; province: string; zipcode: string } | undefined;
};

export type Place = Pick<Account, 'street' | 'municipality' | 'province' | 'zipCode'>;

/** An address that lacks a part of it is none. */
export const isWhole = ({ street, municipality, province, zipCode }: Place): boolean =>
  ![street, municipality, province, zipCode].includes('');

/** What a login asks for before it is done (LOGIN-13). */
export const missingDataOf = (
  account: Place & Pick<Account, 'email' | 'phone'>,
): CompletableDatum[] => {
  const isThere = {
    email: account.email !== '',
    phone: account.phone !== '',
    address: isWhole(account),
  };
  return completableData.filter((datum) => !isThere[datum]);
};

/** Fills what is missing, each once: what is there already stays, also when two tabs fill at once. */
export async function completeProfile(
  { database }: Platform,
  userId: string,
  { email = '', phone = '', address }: GivenData,
): Promise<void> {
  const { street, municipality, province, zipCode } = accounts;
  const isMissing = sql`'' in (${street}, ${municipality}, ${province}, ${zipCode})`;
  const filled = (column: PgColumn, value: string) =>
    sql`case when ${isMissing} then ${value} else ${column} end`;
  await database.db
    .update(accounts)
    .set({
      email: sql`coalesce(nullif(${accounts.email}, ''), ${email})`,
      phone: sql`coalesce(nullif(${accounts.phone}, ''), ${phone})`,
      ...(address === undefined
        ? {}
        : {
            street: filled(street, address.street),
            municipality: filled(municipality, address.municipality),
            province: filled(province, address.province),
            zipCode: filled(zipCode, address.zipcode),
          }),
    })
    .where(eq(accounts.id, userId));
}
