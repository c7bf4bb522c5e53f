import type { FastifyInstance } from 'fastify';
import { fileAreaRoutes } from './area/file-area-routes.ts';
import { prepareVideo, prepareVideoJob, type VideoStateListener } from './video/prepare-video.ts';
import { streamingRoutes } from './streaming/streaming-routes.ts';
import { sweepFiles, sweepJob } from './sweep-files.ts';
import { uploadRoutes } from './upload/upload-routes.ts';

export {
  addPicture,
  adoptFile,
  downloadUrl,
  keepFiles,
  ownFileBytes,
  ownFileUrl,
  pictureBytes,
  releaseFiles,
  uploadedFile,
} from './kept-files.ts';
export { fileData } from './personal-data.ts';
export { sendStoredFile } from './streaming/send-stored-file.ts';
export { signedFileUrl } from './streaming/signed-url.ts';
export type { VideoStateListener } from './video/prepare-video.ts';

/** Files that arrive in blocks, and bytes of stored ones under signed addresses; the domain that owns a file decides who gets its address. */
export async function filesDomain(
  app: FastifyInstance,
  { onVideoState }: { onVideoState: VideoStateListener },
): Promise<void> {
  const { platform } = app;
  streamingRoutes(app);
  uploadRoutes(app);
  fileAreaRoutes(app);
  platform.jobs.work<{ fileRef: string }>(
    prepareVideoJob,
    ({ fileRef }) => prepareVideo(platform, fileRef, onVideoState),
    'heavy',
  );
  platform.jobs.work(sweepJob, () => sweepFiles(platform), 'periodic');
  platform.jobs.schedule(sweepJob, '7 * * * *');
}
