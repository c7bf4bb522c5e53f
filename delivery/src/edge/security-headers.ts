export interface SecurityPolicy {
  /** What people type: decides on HTTPS-only headers. */
  publicUrl: string;
  /** Origins beyond our own to which a form or a redirect after a form may lead (identity provider, payment). */
  formTargets?: string[];
}

/**
 * The policy of one page: no inline or evaluated script anywhere, styles by the nonce of this answer.
 * @param frames origins that this page declares to show in frames; none by default
 */
export function contentSecurityPolicy(
  nonce: string,
  policy: SecurityPolicy,
  frames: readonly string[] = [],
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? [...frames] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(policy.formTargets ?? [])],
    'frame-ancestors': ["'none'"],
  };
  if (isHttps(policy)) directives['upgrade-insecure-requests'] = [];
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Headers of every answer that the edge makes itself. */
export function securityHeaders(policy: SecurityPolicy): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    ...(isHttps(policy)
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

function isHttps({ publicUrl }: SecurityPolicy): boolean {
  return publicUrl.startsWith('https:');
}
