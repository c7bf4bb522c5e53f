/** The contract that this build of the platform speaks. A breaking change raises the first number. */
export const CONTRACT_VERSION = '1.7';
