import { selectGroups, type NewSurvey } from '../../domains/surveys/index.ts';
import { sectors, topics } from './shared-questions.ts';
import { choice, experiences, typed } from './survey-shape.ts';

/** What `/survey/user` asks (E68); every kind of control is in it. */
export const userSurvey: NewSurvey = {
  code: 'user',
  audience: 'everyone',
  position: 1,
  areas: [
    {
      kind: 'profession',
      description: {
        it: 'Che lavoro fai oggi, e quali hai fatto prima. Serve a proporti corsi al tuo livello.',
        en: 'What you do today and what you did before, so that courses suit your level.',
      },
      questions: [
        {
          type: 'single',
          renderType: 'radio',
          isMandatory: true,
          text: {
            it: 'Qual è la tua situazione lavorativa?',
            en: 'What is your working situation?',
          },
          options: [
            choice('Lavoro come dipendente', 'I am an employee'),
            choice('Lavoro in proprio', 'I am self-employed'),
            choice('Dirigo un’azienda o un gruppo di persone', 'I run a company or a team'),
            choice('Sto cercando lavoro', 'I am looking for work'),
            choice('Studio', 'I am studying'),
            choice('Sono in pensione', 'I am retired'),
          ],
        },
        {
          type: 'single',
          renderType: 'radio',
          text: { it: 'In quale settore?', en: 'In which sector?' },
          options: sectors,
        },
        {
          type: 'modal',
          renderType: 'modal',
          text: {
            it: 'Quali lavori hai fatto?',
            en: 'Which jobs have you had?',
          },
          options: [experiences(selectGroups.professions, 'Professione', 'Profession')],
        },
      ],
    },
    {
      kind: 'study',
      description: {
        it: 'I tuoi studi e la tua formazione: anche un corso breve conta.',
        en: 'Your studies and training: even a short course counts.',
      },
      questions: [
        {
          type: 'modal',
          renderType: 'modal',
          text: { it: 'Quali studi hai fatto?', en: 'What have you studied?' },
          options: [experiences(selectGroups.studies, 'Titolo di studio', 'Qualification')],
        },
        {
          type: 'single',
          renderType: 'date',
          text: {
            it: 'Quando hai seguito l’ultimo corso sulla sicurezza?',
            en: 'When did you last take a safety course?',
          },
          options: [typed('date', 'Data dell’ultimo corso', 'Date of the last course')],
        },
      ],
    },
    {
      kind: 'interest',
      description: {
        it: 'Che cosa vuoi imparare. Da qui nascono i corsi consigliati per te.',
        en: 'What you want to learn. Your suggested courses come from here.',
      },
      questions: [
        topics('Quali argomenti ti interessano?', 'Which topics interest you?'),
        {
          type: 'multi',
          renderType: 'radio',
          text: {
            it: 'Che cosa vorresti saper fare meglio?',
            en: 'What would you like to do better?',
          },
          options: [
            choice('Usare Excel e i fogli di calcolo', 'Use Excel and spreadsheets', {
              interest: 'digitale',
            }),
            choice('Leggere e presentare i dati', 'Read and present data', {
              interest: 'digitale',
            }),
            choice(
              'Usare l’intelligenza artificiale nel lavoro',
              'Use artificial intelligence at work',
              { interest: 'digitale' },
            ),
            choice('Proteggere dati e dispositivi', 'Protect data and devices', {
              interest: 'digitale',
            }),
            choice(
              'Parlare inglese con clienti e colleghi',
              'Speak English with customers and colleagues',
              { interest: 'lingue' },
            ),
            choice('Leggere una busta paga', 'Read a payslip', { interest: 'amministrazione' }),
            choice('Tenere la contabilità', 'Keep the accounts', { interest: 'amministrazione' }),
            choice('Organizzare un magazzino', 'Organise a warehouse', { interest: 'logistica' }),
            choice('Riconoscere i rischi sul lavoro', 'Recognise risks at work', {
              interest: 'sicurezza',
            }),
            choice('Gestire un’emergenza', 'Deal with an emergency', { interest: 'sicurezza' }),
            choice('Assistere chi ha bisogno', 'Care for people', { interest: 'sanita' }),
            choice('Leggere un progetto edile', 'Read a building plan', { interest: 'edilizia' }),
            choice('Scrivere in modo chiaro', 'Write clearly', { interest: 'comunicazione' }),
            choice('Parlare in pubblico', 'Speak in public', { interest: 'comunicazione' }),
          ],
        },
        {
          type: 'single',
          renderType: 'html',
          text: { it: 'Come impari meglio?', en: 'How do you learn best?' },
          options: [
            choice(
              '<strong>Guardando</strong><p>Video brevi, con <em>sottotitoli</em>, quando ho un momento.</p>',
              '<strong>Watching</strong><p>Short videos with <em>captions</em>, when I have a moment.</p>',
            ),
            choice(
              '<strong>Leggendo</strong><p>Dispense da tenere, con calma e al mio passo.</p>',
              '<strong>Reading</strong><p>Handouts to keep, calmly and at my own pace.</p>',
            ),
            choice(
              '<strong>Provando</strong><p>Esercizi e <em>test di simulazione</em>: imparo dagli errori.</p>',
              '<strong>Trying</strong><p>Exercises and <em>simulation tests</em>: I learn from mistakes.</p>',
            ),
          ],
        },
      ],
    },
    {
      kind: 'personal',
      description: {
        it: 'Quanto tempo hai e dove vuoi arrivare: ultime tre domande.',
        en: 'How much time you have and where you want to get: the last three questions.',
      },
      questions: [
        {
          type: 'single',
          renderType: 'range',
          text: {
            it: 'Quanto tempo puoi dedicare alla formazione in una settimana?',
            en: 'How much time can you give to training in a week?',
          },
          options: [
            choice('Meno di un’ora', 'Less than an hour'),
            choice('Da 1 a 2 ore', '1 to 2 hours'),
            choice('Da 2 a 4 ore', '2 to 4 hours'),
            choice('Da 4 a 8 ore', '4 to 8 hours'),
            choice('Più di 8 ore', 'More than 8 hours'),
          ],
        },
        {
          type: 'single',
          renderType: 'number',
          text: {
            it: 'Quante certificazioni vorresti ottenere quest’anno?',
            en: 'How many certifications would you like to earn this year?',
          },
          options: [typed('number', 'Numero di certificazioni', 'Number of certifications')],
        },
        {
          type: 'single',
          renderType: 'text',
          text: {
            it: 'Qual è il tuo prossimo obiettivo?',
            en: 'What is your next goal?',
          },
          options: [
            typed('text', 'Il tuo obiettivo, con parole tue', 'Your goal, in your own words'),
          ],
        },
      ],
    },
  ],
};
