/**
 * Leaves the app. The payment step gives its place in the history away: Back from the provider would
 * otherwise come here, and be sent on again.
 */
export const leaveFor = (address: string): void => location.replace(address);
