import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileErrors } from '../errors.ts';
import { byteRange } from './byte-range.ts';

/**
 * Sends a stored file, or the one range of it that the request asks for (206). The caller has decided that the
 * requester may read it.
 * @param file.name path in the file store
 * @throws FILE_NOT_FOUND when the store has none of this name
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { name: string; disposition: string; cacheControl: string },
) {
  const { files } = request.server.platform;
  const stored = await files.stat(file.name);
  if (stored === null) throw fileErrors.FILE_NOT_FOUND();

  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl,
    'content-type': stored.contentType,
    'x-content-type-options': 'nosniff',
    'content-disposition': file.disposition,
  });
  // No validator is sent, so a conditional range can only mean "whole, if in doubt".
  const range = byteRange(
    request.headers['if-range'] ? undefined : request.headers.range,
    stored.size,
  );
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${stored.size}`).send();
  }
  if (range === null) {
    reply.header('content-length', stored.size);
    return reply.send(await files.read(file.name));
  }
  reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${stored.size}`)
    .header('content-length', range.end - range.start + 1);
  return reply.send(await files.read(file.name, range));
}
