import DOMPurify from 'dompurify';

/** What a text of a survey may be made of: words, emphasis, paragraphs and lists. Nothing that acts or loads. */
const allowed = {
  ALLOWED_TAGS: [
    'b',
    'strong',
    'i',
    'em',
    'u',
    'small',
    'sub',
    'sup',
    'br',
    'p',
    'span',
    'ul',
    'ol',
    'li',
  ],
  ALLOWED_ATTR: ['lang', 'dir'],
};

/**
 * HTML of the server, made safe for the page (E71). Here and not on the server: whatever is
 * stored, and whoever stored it, the browser that shows it is the one that decides what it means.
 */
export const sanitisedHtml = (html: string): string => DOMPurify.sanitize(html, allowed);
