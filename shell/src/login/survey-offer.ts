/** The survey is offered once per session of this browser tab (E25). */
const key = 'login:survey-offered';

export const surveyOffer = {
  wasMade: (): boolean => sessionStorage.getItem(key) !== null,
  make: (): void => sessionStorage.setItem(key, '1'),
};
