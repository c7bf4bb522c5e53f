// Without delegates, levels and stacks, which serve the builds that share this logger.
export const createLogger = (prefix) => ({
  warn: (...what) => console.warn(prefix, ...what),
  error: (...what) => console.error(prefix, ...what),
});

export const logger = undefined;
export const infrastructureLogger = undefined;
export const createInfrastructureLogger = undefined;
export const bindLoggerToCompiler = undefined;
