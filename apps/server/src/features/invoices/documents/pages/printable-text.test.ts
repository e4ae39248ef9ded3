import { expect, it } from 'vitest'
import { inMetadata, printable } from './printable-text'

it.each([
  ['Müller & Söhne, Łódź, Ἀθῆναι', 'Müller & Söhne, Łódź, ?θ?ναι'],
  ['e\u0301', 'é'],
  ['漢字 😀 \u0000', '?? ? ?'],
  ['one\r\ntwo\tthree', 'one\ntwo three'],
  ['€1,000 – £5', '€1,000 – £5'],
])('%j is printed as %j', (text, expected) => {
  expect(printable(text)).toBe(expected)
})

it('finds places to break in very long words, and leaves others alone', () => {
  expect(printable('x'.repeat(45))).toBe(`${'x'.repeat(20)}\u200b${'x'.repeat(20)}\u200b${'x'.repeat(5)}`)
  expect(printable('Incomprehensibilities')).toBe('Incomprehensibilities')
})

it('escapes what is written into XML', () => {
  expect(inMetadata('A & <B>\nC')).toBe('A &amp; &lt;B&gt; C')
})
