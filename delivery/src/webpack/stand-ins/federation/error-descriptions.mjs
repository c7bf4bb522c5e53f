// An error names its code, its arguments and the page that explains it; the sentence is on that page.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
