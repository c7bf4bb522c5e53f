export type EscoSkill = { name: string; url: string };

export const MAX_ESCO_SKILLS = 20;
const MAX_NAME = 200;

const ADDRESS =
  /^(.*?)(http:\/\/data\.europa\.eu\/esco\/skill\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w/-])(.*)$/;

/** What stands around an address when a line is pasted from a page or a table. */
const trimmed = (text: string) => text.replace(/^[\s\-–—:;,|«»"()]+|[\s\-–—:;,|«»"()]+$/g, '');

/**
 * The skills of ESCO in a text of one line each: a title and an address, in either order.
 * @returns null where a line is not that, an address comes twice, or they are more than 20
 */
export function escoSkillsOf(text: string): EscoSkill[] | null {
  const skills: EscoSkill[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [, before = '', url = '', after = ''] = ADDRESS.exec(line.trim()) ?? [];
    const name = trimmed(`${trimmed(before)} ${trimmed(after)}`);
    if (url === '' || name === '' || name.length > MAX_NAME) return null;
    skills.push({ name, url });
  }
  const isOnce = new Set(skills.map(({ url }) => url)).size === skills.length;
  return isOnce && skills.length <= MAX_ESCO_SKILLS ? skills : null;
}

export const textOfEscoSkills = (skills: readonly EscoSkill[]): string =>
  skills.map(({ name, url }) => `${name} ${url}`).join('\n');
