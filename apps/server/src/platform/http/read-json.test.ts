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

test.each([
  ['lists', `[${'[],'.repeat(20_000)}1]`],
  ['objects', `[${'{},'.repeat(20_000)}1]`],
  ['numbers', `{"a":[${'1,'.repeat(20_000)}1]}`],
  ['fields', `{${Array.from({ length: 20_001 }, (_, number) => `"a${number}":1`).join()}}`],
  ['values behind a quote in text', String.raw`["\"\\",${'1,'.repeat(20_000)}1]`],
  ['levels', '['.repeat(500_000)],
])('more %s than anybody means are refused before they are parsed', (_, json) => {
  expect(() => jsonTextOf(Buffer.from(json))).toThrow('The request is too large')
})

test.each([
  ['many commas and braces', `["${'{,['.repeat(300_000)}"]`],
  ['quotes', `["${'\\",{'.repeat(200_000)}"]`],
  ['backslashes', `["${'\\\\'.repeat(200_000)}",{}]`],
  ['twenty thousand values', `[${'1,'.repeat(19_998)}1]`],
])('a text with %s is taken', (_, json) => expect(JSON.parse(jsonTextOf(Buffer.from(json)))).toBeInstanceOf(Array))
