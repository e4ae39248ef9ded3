/** A key that is never made twice. Not crypto.randomUUID: browsers lack that on plain http, as in an office network. */
export const uniqueKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
