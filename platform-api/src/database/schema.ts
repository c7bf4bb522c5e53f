/** Every table of every domain; a domain reads and writes only its own. */
export * from '../domains/accounts/tables.ts';
export * from '../domains/badges/tables.ts';
export * from '../domains/cart/tables.ts';
export * from '../domains/catalogue/tables.ts';
export * from '../domains/client-logs/tables.ts';
export * from '../domains/configuration/tables.ts';
export * from '../domains/faq/tables.ts';
export * from '../domains/files/tables.ts';
export * from '../domains/identity/tables.ts';
export * from '../domains/learning/tables.ts';
export * from '../domains/newsletters/tables.ts';
export * from '../domains/orders/tables.ts';
export * from '../domains/payments/tables.ts';
export * from '../domains/personal-data/tables.ts';
export * from '../domains/promotions/tables.ts';
export * from '../domains/surveys/tables.ts';
export * from '../domains/vouchers/tables.ts';
