const key = 'commerce:privacy-read';

/** Opening the privacy document counts for this session of the browser (E102). */
export const hasReadPrivacy = (): boolean => sessionStorage.getItem(key) === 'true';

export const markPrivacyRead = (): void => sessionStorage.setItem(key, 'true');
