export type AddressedCall = {
  /** Below the API base, without a leading slash. */
  url: string;
  params: Record<string, unknown>;
};

/** A read as one text: `Courses/Public?page=1&pageSize=12`. */
export function callAddress({ url, params: query }: AddressedCall): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) params.append(key, String(item));
  }
  const text = params.toString();
  return text === '' ? url : `${url}?${text}`;
}

/** Puts the values into the `{places}` of a path. */
export const filled = (path: string, places: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])));
