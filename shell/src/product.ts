/** Quoted by the documents (SHELL-12). */
export const product = { name: 'WorkerBadge', version: '0.13.74', copyrightYear: 2022 } as const;

/** Our pages elsewhere (SHELL-08); the documents name no targets. */
export const socialLinks = [
  { key: 'linkedin', name: 'LinkedIn', url: 'https://www.linkedin.com/company/workerbadge' },
  { key: 'youtube', name: 'YouTube', url: 'https://www.youtube.com/@workerbadge' },
  { key: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/workerbadge' },
  { key: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/workerbadge' },
] as const;
