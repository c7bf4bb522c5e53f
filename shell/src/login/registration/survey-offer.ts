/** The survey is offered to a person once per session of this browser tab (E25). */
const keyOf = (userId: string) => `login:survey-offered:${userId}`;

export const surveyOffer = {
  wasMade: (userId: string): boolean => sessionStorage.getItem(keyOf(userId)) !== null,
  make: (userId: string): void => sessionStorage.setItem(keyOf(userId), '1'),
};
