/** The form that is sent: without spaces, dots and dashes (E36). */
export const compactPhone = (phone: string): string => phone.replaceAll(/[\s.-]/g, '');

/** An optional country prefix of one to three digits, `+` or `00` before it, and 10 digits (SHELL-69). */
export function isMobilePhone(phone: string): boolean {
  return /^((\+|00)?\d{1,3})?\d{10}$/.test(compactPhone(phone));
}
