import { isUtf8 } from 'node:buffer'
import { Refusal } from '../refusal'

const ESCAPE = /\\(?:u([0-9a-f]{4})|[^u])/gi
const ESCAPE_LENGTH = 6
const MAY_HOLD_SURROGATES = /\\ud[89a-f]/i

const isHigh = (code: number) => code >= 0xd800 && code <= 0xdbff
const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff

/** Whether JSON has half a character, which no text can hold: one escape of a surrogate pair without the other. */
export const hasHalfCharacter = (json: string): boolean => {
  if (!MAY_HOLD_SURROGATES.test(json)) return false
  let awaitedAt: number | undefined
  for (const { 1: digits = '0', index } of json.matchAll(ESCAPE)) {
    const code = Number.parseInt(digits, 16)
    if (isLow(code) !== (awaitedAt === index)) return true
    if (awaitedAt !== undefined && awaitedAt !== index) return true
    awaitedAt = isHigh(code) ? index + ESCAPE_LENGTH : undefined
  }
  return awaitedAt !== undefined
}

/** Far more values than any form has; a body full of them takes a hundred times as long to parse as one text. */
const MOST_VALUES = 20_000

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, OPEN_OBJECT] = Buffer.from('"\\,[{')

/** Looks at each byte once, skipping texts. */
const hasTooManyValues = (json: Buffer): boolean => {
  // Each value takes at least one character, and one that separates it from the next.
  if (json.length < 2 * MOST_VALUES) return false
  let values = 0
  let isText = false
  for (let at = 0; at < json.length && values <= MOST_VALUES; at += 1) {
    const sign = json[at]
    if (sign === QUOTE) isText = !isText
    else if (isText) at += sign === BACKSLASH ? 1 : 0
    else if (sign === COMMA || sign === OPEN_LIST || sign === OPEN_OBJECT) values += 1
  }
  return values > MOST_VALUES
}

/** The bytes as JSON text; refused when they are not text, or have too many values. */
export const jsonTextOf = (bytes: Buffer): string => {
  if (hasTooManyValues(bytes)) throw new Refusal('bodyTooLarge')
  if (!isUtf8(bytes)) throw new Refusal('invalidInput')
  const text = bytes.toString()
  if (hasHalfCharacter(text)) throw new Refusal('invalidInput')
  return text
}
