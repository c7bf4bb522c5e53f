import { messages } from './messages.ts';

/** By the number of the wire: WbUploaded, InCaricamento, Disponibile (1§3, EDIT-31). */
export const videoStates = [
  { tone: 'info', message: messages.videoUploaded },
  { tone: 'info', message: messages.videoInPreparation },
  { tone: 'success', message: messages.videoAvailable },
] as const;

export const videoIsAvailable = (status: number) => status === 2;
