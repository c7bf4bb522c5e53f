/**
 * The library of verifiable credentials with its suite of proofs, which bring JSON-LD with them: they come with the
 * first signature, so that the start of a server is shorter.
 */
export async function credentialLibrary() {
  const [{ issue, verifyCredential }, { DataIntegrityProof }, { cryptosuite }] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
  ]);
  return {
    issue,
    verifyCredential,
    /** eddsa-rdfc-2022. */
    proofSuite: (by: { signer?: object; date?: string } = {}) =>
      new DataIntegrityProof({ cryptosuite, ...by }),
  };
}
