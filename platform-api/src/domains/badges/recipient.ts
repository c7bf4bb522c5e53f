import { createHash, randomBytes } from 'node:crypto';

/**
 * Whose award it is: by name, and by the salted hash of the mail address, so that the holder can prove to
 * somebody who knows the address that it is theirs and not that of a namesake (Open Badges 3.0, IdentityObject).
 */
export function recipientOf({
  holderName,
  holderEmail,
}: {
  holderName: string;
  holderEmail: string | null;
}) {
  const byName = {
    type: 'IdentityObject',
    hashed: false,
    identityHash: holderName,
    identityType: 'name',
  };
  if (holderEmail === null) return [byName];
  const salt = randomBytes(16).toString('hex');
  return [
    byName,
    {
      type: 'IdentityObject',
      hashed: true,
      identityHash: emailHash(holderEmail, salt),
      identityType: 'emailAddress',
      salt,
    },
  ];
}

/** As the standard has it: the address in lower case, then the salt. */
const emailHash = (email: string, salt: string) =>
  `sha256$${createHash('sha256').update(`${email.toLowerCase()}${salt}`).digest('hex')}`;
