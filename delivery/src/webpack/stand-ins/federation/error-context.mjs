// What reports of a build server name beside an error; in a browser nobody reads it.
export const optionsToMFContext = () => undefined;
