/** Leaves the app; the browser's button leads back to it. */
export const leaveFor = (address: string): void => location.assign(address);
