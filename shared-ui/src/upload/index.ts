export { DropZone } from './DropZone.tsx';
export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export { FileUploadField } from './FileUploadField.tsx';
export { BLOCK_BYTES, type UploadBlockState } from './block-state.ts';
export { fileRules, problemOf, uploadUrlOf, type UploadKind } from './file-rules.ts';
export { createUpload, type Upload, type UploadPhase, type UploadSnapshot } from './upload-file.ts';
export { deleteFile } from './upload-calls.ts';
export type { UploadError } from './upload-error.ts';
export type { UploadedFile, UploadTransport } from './transport.ts';
