import { expect, test } from 'vitest'
import { hasHalfCharacter, jsonTextOf } from './read-json'

test.each([
  String.raw`"\ud800"`,
  String.raw`"\udC00"`,
  String.raw`"\udc00\ud800"`,
  String.raw`"\ud83dx\ude00"`,
  String.raw`"\ud83d\n\ude00"`,
  String.raw`"\ud83d\ud83d\ude00"`,
  String.raw`"\ud83d\ude00\ude00"`,
  String.raw`"\\\ud83d"`,
  String.raw`{"\ud800": 1}`,
])('%s holds half a character', (json) => expect(hasHalfCharacter(json)).toBe(true))

test.each([
  String.raw`"\ud83d\ude00"`,
  String.raw`"\uD83D\uDE00\ud83d\ude00 \u00e9"`,
  String.raw`"\\ud800"`,
  String.raw`"\\\\ud800 and \ud83d\ude00"`,
  '"😀 \\"quoted\\" \\n"',
])('%s does not', (json) => expect(hasHalfCharacter(json)).toBe(false))

test('bytes that are no UTF-8 are refused', () => {
  expect(jsonTextOf(Buffer.from('"Zoë 😀"'))).toBe('"Zoë 😀"')
  expect(() => jsonTextOf(Buffer.from('"Zo\xeb"', 'latin1'))).toThrow('Invalid input')
  expect(() => jsonTextOf(Buffer.from('22eda08022', 'hex'))).toThrow('Invalid input')
})
