import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, whatever the zone of who reads it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Money, in integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'bigint' });
