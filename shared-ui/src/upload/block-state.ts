/** Bytes of every block but the last (2§9). */
export const BLOCK_BYTES = 262_144;

/** A file on its way in blocks; the names are those of 2§3 (EDIT-28). */
export type UploadBlockState = {
  /** What the calls name the file by: unique for each upload, the file's own name after the last slash. */
  fileName: string;
  selectedFile: File;
  /** Bytes that no block has been made of yet. */
  totalbytesremaining: number;
  /** Ids of the blocks made so far, in file order: the list that is committed. */
  blockids: string[];
  /** Bytes of the blocks that the server has acknowledged. */
  bytesuploaded: number;
  /** Where the next block begins, in bytes. */
  currentfilepointer: number;
  maxblocksize: number;
  cancelled: boolean;
  /** 0 to 100; never falls, and is 100 only after the commit (E130). */
  progress: number;
};

export function newBlockState(selectedFile: File, fileName: string): UploadBlockState {
  return {
    fileName,
    selectedFile,
    totalbytesremaining: selectedFile.size,
    blockids: [],
    bytesuploaded: 0,
    currentfilepointer: 0,
    maxblocksize: BLOCK_BYTES,
    cancelled: false,
    progress: 0,
  };
}

/** Position in the file, 7 digits from 0000000 (E129). */
export const blockIdOf = (index: number): string => String(index).padStart(7, '0');

export const blockCount = (size: number): number => Math.ceil(size / BLOCK_BYTES);

/** Bytes of the block at a position: all full, the last one short. */
export const blockSize = (index: number, fileSize: number): number =>
  Math.max(0, Math.min(BLOCK_BYTES, fileSize - index * BLOCK_BYTES));

/** The state after the next block has been made of the file. */
export function withNextBlock(state: UploadBlockState): UploadBlockState {
  const index = state.blockids.length;
  const bytes = blockSize(index, state.selectedFile.size);
  return {
    ...state,
    blockids: [...state.blockids, blockIdOf(index)],
    currentfilepointer: state.currentfilepointer + bytes,
    totalbytesremaining: state.totalbytesremaining - bytes,
  };
}

/** The state after the server has acknowledged bytes. */
export function withAcknowledged(state: UploadBlockState, bytes: number): UploadBlockState {
  const bytesuploaded = state.bytesuploaded + bytes;
  const progress = Math.max(
    state.progress,
    estimatedProgress(bytesuploaded, state.selectedFile.size),
  );
  return { ...state, bytesuploaded, progress };
}

/** What base64 makes of bytes: a third more travels than the file has (EDIT-27). */
const encoded = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** Whole percents of what must travel, file bytes × 4/3; the last one is the commit's (E130). */
export function estimatedProgress(bytesUploaded: number, fileSize: number): number {
  const total = (fileSize * 4) / 3;
  if (total === 0) return 0;
  return Math.min(99, Math.floor((encoded(bytesUploaded) / total) * 100));
}
