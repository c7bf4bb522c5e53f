/** A reason not to start that a person can put right; its message is the one sentence they read. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

type SystemError = Error & { code?: string; port?: number; address?: string };

/** The sentence for an error that a person can put right; null for a defect. */
export function startRefusal(error: unknown): string | null {
  if (error instanceof StartRefusal) return error.message;
  if (!(error instanceof Error)) return null;
  const { code, port } = error as SystemError;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that program, or set API_PORT to another port.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} needs more rights than you have. Set API_PORT to a port from 1024.`;
  }
  if (
    code !== undefined &&
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code)
  ) {
    return `The data directory cannot be written (${error.message}). Correct its rights, or set DATA_DIR to another one.`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return 'The PostgreSQL server of DATABASE_URL does not answer. Start it, or correct the address.';
  }
  if (code === '28P01' || code === '28000' || code === '3D000') {
    return `PostgreSQL refuses the connection of DATABASE_URL: ${error.message}.`;
  }
  return null;
}
