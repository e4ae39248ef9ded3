/** A sealed text is s1, the id of the key, and in base64url nonce, tag and ciphertext. */
const SEALED = /^s1\.([0-9a-z]+)\.([\w-]+)$/

export const isSealed = (value: unknown): boolean => typeof value === 'string' && SEALED.test(value)

/** What every text sealed with a key begins with. */
export const prefixOf = (keyId: string): string => `s1.${keyId}.`

export const partsOfSealed = (sealed: string): { readonly keyId: string; readonly bytes: Buffer } | undefined => {
  const [, keyId, bytes] = SEALED.exec(sealed) ?? []
  return keyId === undefined || bytes === undefined ? undefined : { keyId, bytes: Buffer.from(bytes, 'base64url') }
}
