import { UnreadablePicture } from './unreadable-picture.ts';
import { tokensOf, type Token } from './xml-tokens.ts';

const NAMESPACE = 'https://purl.imsglobal.org/ob/v3p0';
const PREFIX = 'openbadges';

type BakedElement = { name: string; namespace: string };
const CREDENTIAL: BakedElement = { name: 'credential', namespace: NAMESPACE };
const ASSERTION: BakedElement = { name: 'assertion', namespace: 'http://openbadges.org' };

/** What runs or loads something; a picture has no need of it. */
const activeElements = new Set(
  'script style foreignobject iframe object embed handler animate set'.split(' '),
);

/**
 * An SVG with the credential right after its first tag; one that was there is replaced. The picture itself
 * keeps every byte.
 * @throws UnreadablePicture also for a picture that runs or loads something: it would do so under our name
 */
export function bakeSvg(picture: string, credential: string): string {
  const svg = withoutCredential(picture);
  const tokens = tokensOf(svg);
  if (tokens.some(isActive)) throw new UnreadablePicture('the picture is not one alone');
  const root = rootOf(tokens);
  const opening = svg.slice(root.start, root.end);
  const closing = root.isEmpty ? '/>' : '>';
  const begin = `${opening.slice(0, -closing.length)} xmlns:${PREFIX}="${NAMESPACE}">`;
  const body = credential.split(']]>').join(']]]]><![CDATA[>');
  const element = `<${PREFIX}:credential><![CDATA[${body}]]></${PREFIX}:credential>`;
  const end = root.isEmpty ? `</${root.name}>` : '';
  return `${svg.slice(0, root.start)}${begin}${element}${end}${svg.slice(root.end)}`;
}

/**
 * The credential in an SVG, or null where it has none: the JSON of its body, else the token of its `verify`.
 * Nothing of the picture is run or drawn.
 */
export function bakedInSvg(svg: string): string | null {
  return textIn(svg, CREDENTIAL, ({ body, verify }) => verify ?? body);
}

/** The same of Open Badges 2.0, where `verify` is an address when the body has the JSON. */
export function assertionInSvg(svg: string): string | null {
  return textIn(svg, ASSERTION, ({ body, verify }) => (body === '' ? (verify ?? '') : body));
}

function textIn(
  svg: string,
  element: BakedElement,
  textOf: (found: { body: string; verify: string | undefined }) => string,
): string | null {
  const found = bakedIn(tokensOf(svg), element);
  if (found === null) return null;
  const verify = found.opening.attributes.get('verify');
  const text = textOf({ body: found.text.trim(), verify });
  if (text === '') throw new UnreadablePicture('an empty credential');
  return text;
}

/** What a baked picture was before. */
function withoutCredential(svg: string): string {
  const found = credentialIn(tokensOf(svg));
  if (found === null) return svg;
  const bare = `${svg.slice(0, found.opening.start)}${svg.slice(found.end)}`;
  return withoutCredential(bare.replace(` xmlns:${PREFIX}="${NAMESPACE}"`, ''));
}

type Opening = Extract<Token, { kind: 'open' }>;
type Found = { opening: Opening; text: string; end: number };

const credentialIn = (tokens: readonly Token[]) => bakedIn(tokens, CREDENTIAL);

function bakedIn(tokens: readonly Token[], element: BakedElement): Found | null {
  rootOf(tokens);
  const scopes: ReadonlyMap<string, string>[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'close') scopes.pop();
    if (token.kind !== 'open') continue;
    const scope = scopeOf(token, scopes.at(-1) ?? new Map());
    const [prefix, name] = token.name.includes(':') ? token.name.split(':') : ['', token.name];
    if (name === element.name && scope.get(prefix ?? '') === element.namespace) {
      return foundAt(tokens, index, token);
    }
    if (!token.isEmpty) scopes.push(scope);
  }
  return null;
}

function foundAt(tokens: readonly Token[], index: number, opening: Opening): Found {
  if (opening.isEmpty) return { opening, text: '', end: opening.end };
  let text = '';
  for (const token of tokens.slice(index + 1)) {
    if (token.kind === 'open') throw new UnreadablePicture('a credential with elements');
    if (token.kind === 'close') return { opening, text, end: token.end };
    text += token.text;
  }
  throw new UnreadablePicture('a credential without its end');
}

function scopeOf(token: Opening, outer: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const own = [...token.attributes].flatMap(([name, value]): [string, string][] =>
    name === 'xmlns' || name.startsWith('xmlns:') ? [[name.slice(6), value]] : [],
  );
  return own.length === 0 ? outer : new Map([...outer, ...own]);
}

function rootOf(tokens: readonly Token[]): Opening {
  const root = tokens.find((token): token is Opening => token.kind === 'open');
  if (root === undefined || localName(root.name) !== 'svg')
    throw new UnreadablePicture('not an SVG');
  return root;
}

const localName = (name: string) => (name.split(':').at(-1) ?? '').toLowerCase();

function isActive(token: Token): boolean {
  if (token.kind !== 'open') return false;
  if (activeElements.has(localName(token.name))) return true;
  return [...token.attributes].some(([name, value]) => {
    const attribute = localName(name);
    if (attribute.startsWith('on') || /url\(\s*[^#\s]/i.test(value)) return true;
    return (attribute === 'href' || attribute === 'src') && !value.startsWith('#');
  });
}
