/** The field of a new note; there is one on the page, and none where the lesson is locked. */
export const NOTE_FIELD_ID = 'new-note';

/** Leads from the video to the field of a note, whose place is that of the video. Other parts are not seen in full screen. */
export async function writeNote(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  document.getElementById(NOTE_FIELD_ID)?.focus();
}
