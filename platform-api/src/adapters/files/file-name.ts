// No segment begins with a point, so a name can neither climb out nor meet a store's own folders.
const nameRule = /^[a-z0-9_-][a-z0-9_.-]*(?:\/[a-z0-9_-][a-z0-9_.-]*)*$/;
const blockRule = /^\d{7}$/;

export const isFileName = (name: string) => name.length <= 200 && nameRule.test(name);

/** The name itself; throws for what is none. Every store asks before it touches anything. */
export function fileName(name: string): string {
  if (!isFileName(name)) throw new Error('Not a name of a stored file');
  return name;
}

export function checkedBlockId(blockId: string): string {
  if (!blockRule.test(blockId)) throw new Error('Not the id of a block');
  return blockId;
}
