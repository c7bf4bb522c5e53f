import type { NewSurvey } from '../../domains/surveys/index.ts';
import { sectors, topics } from './shared-questions.ts';
import { choice, typed } from './survey-shape.ts';

/** For those who act for a company: what it does, and what its people should learn. */
export const companySurvey: NewSurvey = {
  code: 'company',
  audience: 'company',
  position: 2,
  areas: [
    {
      kind: 'company',
      description: {
        it: 'Di che cosa si occupa l’azienda e quante persone ci lavorano.',
        en: 'What the company does and how many people work there.',
      },
      questions: [
        {
          type: 'single',
          renderType: 'radio',
          isMandatory: true,
          text: { it: 'In quale settore opera?', en: 'In which sector does it work?' },
          options: sectors,
        },
        {
          type: 'single',
          renderType: 'number',
          isMandatory: true,
          text: { it: 'Quante persone ci lavorano?', en: 'How many people work there?' },
          options: [typed('number', 'Numero di persone', 'Number of people')],
        },
        {
          type: 'single',
          renderType: 'date',
          text: {
            it: 'Quando è stato aggiornato il documento di valutazione dei rischi?',
            en: 'When was the risk assessment last updated?',
          },
          options: [typed('date', 'Data dell’ultimo aggiornamento', 'Date of the last update')],
        },
      ],
    },
    {
      kind: 'interest',
      description: {
        it: 'Che cosa devono imparare le persone dell’azienda.',
        en: 'What the people of the company should learn.',
      },
      questions: [
        topics('Su quali argomenti volete formarvi?', 'Which topics do you want training in?'),
        {
          type: 'single',
          renderType: 'html',
          text: { it: 'Come vi organizzate?', en: 'How do you organise it?' },
          options: [
            choice(
              '<strong>Ognuno con i suoi tempi</strong><p>I corsi si seguono quando il turno lo permette.</p>',
              '<strong>Everyone in their own time</strong><p>Courses are taken when the shift allows.</p>',
            ),
            choice(
              '<strong>Tutti insieme</strong><p>Un giorno fisso, con lo stesso corso per tutti.</p>',
              '<strong>All together</strong><p>A fixed day, with the same course for everyone.</p>',
            ),
          ],
        },
        {
          type: 'single',
          renderType: 'range',
          text: {
            it: 'Quante ore di formazione per persona in un anno?',
            en: 'How many hours of training per person in a year?',
          },
          options: [
            choice('Fino a 4', 'Up to 4'),
            choice('Da 4 a 8', '4 to 8'),
            choice('Da 8 a 16', '8 to 16'),
            choice('Da 16 a 40', '16 to 40'),
            choice('Più di 40', 'More than 40'),
          ],
        },
      ],
    },
  ],
};
