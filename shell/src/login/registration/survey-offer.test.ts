import { surveyOffer } from './survey-offer.ts';

test('[LOGIN-11 part] the survey is offered once in a session of the tab, to each person', () => {
  expect(surveyOffer.wasMade('giulia')).toBe(false);
  surveyOffer.make('giulia');
  expect(surveyOffer.wasMade('giulia')).toBe(true);
  // The next one to log in at this computer has not been asked.
  expect(surveyOffer.wasMade('marco')).toBe(false);
});
