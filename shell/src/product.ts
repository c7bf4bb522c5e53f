/** Quoted by the documents (SHELL-12). */
export const product = { name: 'WorkerBadge', version: '0.13.74', copyrightYear: 2022 } as const;
