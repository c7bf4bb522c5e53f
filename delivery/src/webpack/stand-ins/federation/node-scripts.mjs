// How the federation runtime loads a script in Node: a browser never gets there.
export const createScriptNode = undefined;
export const loadScriptNode = undefined;
