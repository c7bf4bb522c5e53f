// The lozenge, as in the logo.
export const issuerPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128" role="img" aria-label="WorkerBadge"><rect width="64" height="64" rx="12" fill="#0B1B27"/><polygon points="8,32 20,16 44,16 56,32 44,48 20,48" fill="none" stroke="#9BE5DA" stroke-width="3"/><path d="M20 26l6 13 6-11 6 11 6-13" fill="none" stroke="#F0A229" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></svg>';
