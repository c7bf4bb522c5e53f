// In place of axios: a first paint sends nothing.
export const create = () => ({
  request: () => {
    throw new Error('a first paint sends nothing');
  },
});
export const isAxiosError = () => false;
export const isCancel = () => false;
