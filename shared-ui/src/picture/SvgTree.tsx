import { createElement, type ReactNode } from 'react';
import type { SvgNode } from './svg-node.ts';

const reactName = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function element(node: SvgNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) => [reactName(name), value]),
  );
  return createElement(node.tag, { key, ...attributes }, ...node.children.map(element));
}

/** Draws nodes as React elements: nothing is ever parsed as markup. */
export function SvgTree({ nodes }: { nodes: readonly SvgNode[] }) {
  return nodes.map(element);
}
