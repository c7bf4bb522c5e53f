import { createElement, type ReactNode } from 'react';

/** Tags that a course's text may have; all others lose the tag and keep their words. */
const allowed = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h3', 'h4', 'br']);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

type Frame = { tag: string | null; children: ReactNode[] };

/**
 * Draws the stored text of a course. It is read by hand and made of React elements: no attribute
 * and no script of it can reach the page, and no sink of Trusted Types is needed.
 */
export function richText(text: string): ReactNode[] {
  const root: Frame = { tag: null, children: [] };
  const stack: Frame[] = [root];
  const top = () => stack.at(-1) ?? root;
  const close = () => {
    const { tag, children } = stack.pop() ?? root;
    if (tag !== null) top().children.push(element(tag, children, top().children.length));
  };
  // Scripts and styles go with what is in them.
  const plain = text.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, '');
  for (const [token, slash, name = ''] of plain.matchAll(
    /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+|</gi,
  )) {
    const tag = name.toLowerCase();
    if (tag === '') top().children.push(decode(token));
    else if (!allowed.has(tag)) continue;
    else if (tag === 'br') top().children.push(element('br', [], top().children.length));
    else if (slash === '') {
      // As browsers do: an entry or a paragraph ends where the next begins.
      if ((tag === 'li' || tag === 'p') && top().tag === tag) close();
      stack.push({ tag, children: [] });
    } else if (stack.some((frame) => frame.tag === tag)) {
      while (top().tag !== tag) close();
      close();
    }
  }
  while (stack.length > 1) close();
  return root.children;
}

const element = (tag: string, children: ReactNode[], key: number) =>
  tag === 'br' ? createElement('br', { key }) : createElement(tag, { key }, ...children);

const decode = (text: string) =>
  text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return entities[code.toLowerCase()] ?? whole;
    const point = code[1] === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
