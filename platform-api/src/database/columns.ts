import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, whatever the zone of who reads it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Money, in integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'bigint' });

/** Bytes as they are; the two drivers give them as different classes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});
