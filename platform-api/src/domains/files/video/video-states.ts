/** States of a video (1§3, EDIT-31): arrived, being prepared, playable. */
export const videoStates = { uploaded: 0, inPreparation: 1, available: 2 } as const;

export type VideoState = (typeof videoStates)[keyof typeof videoStates];
