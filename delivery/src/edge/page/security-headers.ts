export type SecurityPolicy = {
  /** What people type: decides on HTTPS-only headers. */
  publicUrl: string;
  /** Origins beyond our own to which a form or a redirect after a form may lead (identity provider, payment). */
  formTargets?: string[];
};

/**
 * The policy of one page: no inline or evaluated script anywhere, styles by the nonce of this answer.
 * @param allowed.frames origins that this page declares to show in frames; none by default
 * @param allowed.connects whether this page declares to fetch from any host by HTTPS
 * @param allowed.local origin of a developer's own remote, for the one browser that asked for it.
 */
export function contentSecurityPolicy(
  nonce: string,
  policy: SecurityPolicy,
  {
    frames = [],
    connects,
    local,
  }: {
    frames?: readonly string[] | undefined;
    connects?: 'https' | undefined;
    local?: string | undefined;
  } = {},
): string {
  const more = local === undefined ? [] : [local];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...more],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...more],
    'font-src': ["'self'", ...more],
    // `data:` for the drawn covers: an image runs no script, wherever its bytes come from.
    'img-src': ["'self'", ...more, 'blob:', 'data:'],
    'media-src': ["'self'", ...more, 'blob:'],
    'connect-src': ["'self'", ...(connects === 'https' ? ['https:'] : []), ...more],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? [...frames] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(policy.formTargets ?? [])],
    'frame-ancestors': ["'none'"],
  };
  // It would ask the developer's machine for HTTPS.
  if (isHttps(policy) && local === undefined) directives['upgrade-insecure-requests'] = [];
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Of scripts as files: a worker has the policy of its own script's answer and not of the page that starts it.
 * None asks another host, on whichever page it runs.
 */
export const scriptPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

const features = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
] as const;

/**
 * What a page may ask a browser for: nothing.
 * @param devices but for what its route declares
 */
export const permissionsPolicy = (devices: readonly (typeof features)[number][] = []): string =>
  features.map((feature) => `${feature}=${devices.includes(feature) ? '(self)' : '()'}`).join(', ');

/** Headers of every answer that the edge makes itself. */
export function securityHeaders(policy: SecurityPolicy): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(),
    ...(isHttps(policy)
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

function isHttps({ publicUrl }: SecurityPolicy): boolean {
  return publicUrl.startsWith('https:');
}
