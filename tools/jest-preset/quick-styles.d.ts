type End = {
  tag: string | null;
  id: string | null;
  classes: string[];
  attributes: string[];
  isAll: boolean;
};
type Facts = {
  tag: string;
  id: string | null;
  classes: ReadonlySet<string>;
  hasAttribute: (name: string) => boolean;
};

export const known: Map<string, End[] | null>;
export function endsOf(selector: string): End[] | null;
export function quickAnswer(ends: End[] | null, element: Facts): boolean | undefined;
