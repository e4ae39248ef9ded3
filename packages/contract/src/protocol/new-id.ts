import { uniqueKey } from './unique-key'

const VARIANTS = '89ab'

/** An id that the browser gives: a random UUID, for a record that is referred to before it is saved. */
export function newId(): string {
  const digits = uniqueKey()
  const variant = VARIANTS[Number.parseInt(digits.charAt(16), 16) % VARIANTS.length]
  const groups = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
  ]
  return [...groups, digits.slice(20)].join('-')
}
