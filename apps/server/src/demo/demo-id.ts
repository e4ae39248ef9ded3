import { createHash } from 'node:crypto'

/** An id made of names only, so that every installation's demo has the same ones. */
export const demoId = (...names: readonly string[]): string => {
  const digits = createHash('sha256')
    .update(`praxis demo ${names.join(' / ')}`)
    .digest('hex')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
