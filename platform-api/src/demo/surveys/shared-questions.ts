import type { NewQuestion } from '../../domains/surveys/index.ts';
import { choice } from './survey-shape.ts';

/** More than ten, so that the list opens with "view all" (SURVEY-08). */
export const sectors = [
  choice('Agricoltura e allevamento', 'Farming'),
  choice('Alimentare e ristorazione', 'Food and catering'),
  choice('Commercio', 'Retail and wholesale'),
  choice('Edilizia e impianti', 'Building and plants', { interest: 'edilizia' }),
  choice('Energia e ambiente', 'Energy and environment'),
  choice('Finanza e assicurazioni', 'Finance and insurance'),
  choice('Informatica e telecomunicazioni', 'IT and telecommunications'),
  choice('Istruzione e formazione', 'Education and training'),
  choice('Logistica e trasporti', 'Logistics and transport', { interest: 'logistica' }),
  choice('Manifattura e meccanica', 'Manufacturing and engineering'),
  choice('Pubblica amministrazione', 'Public administration'),
  choice('Sanità e assistenza', 'Health and care', { interest: 'sanita' }),
  choice('Servizi alle imprese', 'Business services'),
  choice('Turismo e cultura', 'Tourism and culture'),
];

/** Pictures are those of the categories. */
export const topics = (it: string, en: string): NewQuestion => ({
  type: 'multi',
  renderType: 'icon',
  isMandatory: true,
  text: { it, en },
  options: [
    topic('sicurezza', 'Sicurezza sul lavoro', 'Safety at work'),
    topic('digitale', 'Digitale e dati', 'Digital and data'),
    topic('amministrazione', 'Amministrazione', 'Administration'),
    topic('lingue', 'Lingue', 'Languages'),
    topic('logistica', 'Logistica', 'Logistics'),
    topic('edilizia', 'Edilizia e impianti', 'Building and plants'),
    topic('sanita', 'Sanità e assistenza', 'Health and care'),
    topic('comunicazione', 'Comunicazione', 'Communication'),
  ],
});

const topic = (key: string, it: string, en: string) =>
  choice(it, en, { resource: key, interest: key });
