import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { readXml, type XmlElement } from './read-xml'

test('elements, attributes, texts and lines are read', () => {
  const root = readXml(
    '<?xml version="1.0"?>\n<a:x xmlns:a="u" y=\'1\' z="&lt;2&#x41;">\n <b/>t&amp;<!-- no --><![CDATA[<u>]]></a:x>\n',
  )
  expect(root).toMatchObject({ name: 'x', fullName: 'a:x', text: 't&<u>', fileLine: 2 })
  expect([...root.attributes]).toEqual([
    ['xmlns:a', 'u'],
    ['y', '1'],
    ['z', '<2A'],
  ])
  expect(root.children).toMatchObject([{ name: 'b', fileLine: 3, children: [] }])
})

test.each([
  ['an entity bomb', '<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>', 'document type'],
  ['a file from outside', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>', 'document type'],
  ['an unknown entity', '<x>&nbsp;</x>', '&nbsp; is not allowed'],
  ['an entity without an end', '<x>&amp</x>', '&amp is not allowed'],
  ['a surrogate', '<x>&#xD800;</x>', 'is not allowed'],
  ['a reference beyond all characters', '<x>&#9999999;</x>', 'is not allowed'],
  ['an element of the language’s own', '<x>&constructor;</x>', 'is not allowed'],
  ['a control character', '<x>\u0001</x>', 'a character that no text has'],
  ['half a surrogate pair', '<x>\ud83d</x>', 'a character that no text has'],
  ['the end of a section that never began', '<x>]]></x>', 'ends what never began'],
  ['an unknown namespace', '<x xmlns:a="u"><a:y/><b:z/></x>', 'namespace b'],
  ['a namespace that has ended', '<x><a:y xmlns:a="u"/><a:y/></x>', 'namespace a'],
  ['one that is not closed', '<x><y></x>', 'y is not closed'],
  ['a truncated text', '<x><y>1', 'it ends before y is closed'],
  ['a truncated element', '<x><y a="1', 'the beginning of y can’t be read'],
  ['a comment without end', '<x><!-- ', 'has no end'],
  ['two documents', '<x/><y/>', 'two documents'],
  ['a text outside', '<x/>y', 'outside of everything'],
  ['an end without a beginning', '</x>', 'that was not open'],
  ['an attribute twice', '<x a="1" a="2"/>', 'a is given twice'],
  ['an attribute without quotes', '<x a=1/>', 'the beginning of x can’t be read'],
  ['depth', '<x>'.repeat(1_000_000), 'too deep'],
  ['width', `<x>${'<y/>'.repeat(600_000)}</x>`, 'too many elements'],
  ['nothing', '<!-- -->', 'it is empty'],
])('%s is refused', (_, file, why) => {
  expect(() => readXml(file)).toThrow(why)
})

test('a line is named', () => {
  try {
    readXml('<x>\n<y>\n</z></x>')
  } catch (error) {
    expect(error).toMatchObject({ fileLine: 3 })
  }
  expect.assertions(1)
})

const escaped = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
const legal = fc.string({ unit: 'grapheme-composite', maxLength: 20 }).map((text) => text.trim())
const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9._-]{0,8}$/)
const { element } = fc.letrec<{ element: { name: string; content: string | unknown[] } }>((tie) => ({
  element: fc.record({
    name,
    content: fc.oneof({ depthSize: 'small', withCrossShrink: true }, legal, fc.array(tie('element'), { maxLength: 4 })),
  }),
}))
type Written = { name: string; content: string | Written[] }
const written = ({ name: tag, content }: Written): string =>
  `<${tag}>${typeof content === 'string' ? escaped(content) : content.map(written).join('\n')}</${tag}>`
const readBack = ({ name: tag, text, children }: XmlElement): unknown => ({
  name: tag,
  content: children.length > 0 ? children.map(readBack) : text,
})
const expected = ({ name: tag, content }: Written): unknown => ({
  name: tag,
  content: typeof content === 'string' || content.length === 0 ? content.toString() : content.map(expected),
})

property.prop([element])('whatever is written is read back', (any) => {
  expect(readBack(readXml(written(any as Written)))).toEqual(expected(any as Written))
})

property.prop([fc.string({ unit: fc.constantFrom(...'<>/&;!?"=- abx[]CDAT#\n'), maxLength: 60 })])(
  'whatever comes is read or refused in words',
  (text) => {
    try {
      readXml(text)
    } catch (error) {
      expect(error).toHaveProperty('fileLine')
    }
  },
)
