/** What remotes find of the runtime, by global name. */
export const given: Record<string, object>;
