// Uploads as tests and the catalogue of components show them.
import type { UploadedFile, UploadTransport } from '../upload/transport.ts';

export const pdf = (name: string, size = 100): File =>
  new File([`%PDF-1.7\n${'x'.repeat(size - 9)}`], name, {
    type: 'application/pdf',
    lastModified: 5,
  });

/** A file that the server has. */
export const storedFile: UploadedFile = {
  fileNameAzure: 'a.pdf',
  fileNameOriginal: 'Guida.pdf',
  url: '/a',
  size: 182_000,
};

/** A server in memory: keeps blocks; `gate` holds block calls back until it is opened, `refuse` answers the commit. */
export function uploadServer() {
  const state = {
    kept: new Set<string>(),
    names: [] as string[],
    deleted: [] as unknown[],
    gate: Promise.resolve(),
    refuse: null as { status: number; body: unknown } | null,
  };
  const ok = (data: unknown) => ({ status: 200, body: { data } });
  const transport: UploadTransport = async ({ path, query, body }) => {
    if (path === 'Files') {
      if (query?.['delete']) state.deleted.push(query['fileNameRef']);
      return ok({ exists: false, acknowledgedBlocks: [...state.kept] });
    }
    const { fileName, blockId } = body as { fileName: string; blockId: string };
    if (path.endsWith('/Commit')) {
      if (state.refuse) return state.refuse;
      return ok({
        fileNameAzure: `${fileName}-stored`,
        fileNameOriginal: fileName.split('/')[1],
        url: '/x',
        size: 100,
      });
    }
    state.names.push(fileName);
    await state.gate;
    state.kept.add(blockId);
    return ok({});
  };
  return { state, transport };
}

/** What the server says of a file that is not the one that was sent. */
export const damagedFile = {
  status: 422,
  body: { Info: 'Il file ricevuto è diverso', code: 'CHECKSUM_MISMATCH' },
};
