/** How long notices stay, in ms, as the documents say (1§9, 2§9). Errors stay until closed (E140). */
export const NOTICE_MS = {
  /** General alerts (SHELL-55). */
  alert: 5000,
  /** Default of small notifications (SHELL-57). */
  notification: 2000,
  surveyLeave: 1500,
  newsletterSend: 3000,
  newsletterCopy: 5000,
  voucherCopy: 3000,
} as const;
