import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  documentName: {
    id: 'catalogue.authoring.document-name',
    defaultMessage: 'Nome',
    description: 'Field of a document',
  },
  documentPlace: {
    id: 'catalogue.authoring.document-place',
    defaultMessage: 'Dove compare',
    description: 'Field of a document',
  },
  documentCourse: {
    id: 'catalogue.authoring.document-course',
    defaultMessage: 'Tutto il corso',
    description: 'Place of a document',
  },
  documentDownloadable: {
    id: 'catalogue.authoring.document-downloadable',
    defaultMessage: 'Si può scaricare',
    description: 'Checkbox of a document',
  },
  documentVideo: {
    id: 'catalogue.authoring.document-video',
    defaultMessage: 'Video',
    description: 'Kind of a document',
  },
  documentPdf: {
    id: 'catalogue.authoring.document-pdf',
    defaultMessage: 'PDF',
    description: 'Kind of a document',
  },
  videoWaiting: {
    id: 'catalogue.authoring.video-waiting',
    defaultMessage: 'Il video non è ancora disponibile.',
    description: 'Quoted: E67',
  },
  videoNotDeleted: {
    id: 'catalogue.authoring.video-not-deleted',
    defaultMessage: "Non e' possibile eliminare il file video. Riprova piu' tardi",
    description: 'Quoted: EDIT-30',
  },
  noDocuments: {
    id: 'catalogue.authoring.no-documents',
    defaultMessage: 'Il corso non ha ancora documenti',
    description: 'Empty list',
  },
  addDocuments: {
    id: 'catalogue.authoring.add-documents',
    defaultMessage: 'Aggiungi video e documenti',
    description: 'Group of fields',
  },
  addVideos: {
    id: 'catalogue.authoring.add-videos',
    defaultMessage: 'Video',
    description: 'Field: upload',
  },
  addHandouts: {
    id: 'catalogue.authoring.add-handouts',
    defaultMessage: 'Documenti',
    description: 'Field: upload',
  },
  captionsItalian: {
    id: 'catalogue.authoring.captions-italian',
    defaultMessage: 'Sottotitoli in italiano',
    description: 'Field: upload beside a video',
  },
  captionsEnglish: {
    id: 'catalogue.authoring.captions-english',
    defaultMessage: 'Sottotitoli in inglese',
    description: 'Field: upload beside a video',
  },
  poster: {
    id: 'catalogue.authoring.poster',
    defaultMessage: 'Immagine di apertura',
    description: 'Field: upload beside a video',
  },
  openFile: {
    id: 'catalogue.authoring.open-file',
    defaultMessage: 'Apri',
    description: 'Link beside captions or a poster',
  },
  videoUploaded: {
    id: 'catalogue.authoring.video-uploaded',
    defaultMessage: 'Video caricato',
    description: 'State WbUploaded of a video (EDIT-31)',
  },
  videoInPreparation: {
    id: 'catalogue.authoring.video-in-preparation',
    defaultMessage: 'Video in preparazione',
    description: 'State InCaricamento of a video (EDIT-31)',
  },
  videoAvailable: {
    id: 'catalogue.authoring.video-available',
    defaultMessage: 'Video disponibile',
    description: 'State Disponibile of a video (EDIT-31)',
  },
});
