import { characterOf, NOT_XML } from './xml-characters'
import { XmlCursor } from './xml-cursor'

/** An element of a file. */
export interface XmlElement {
  /** Its name without the prefix of its namespace. */
  readonly name: string
  readonly fullName: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** What stands directly in it. */
  readonly text: string
  readonly fileLine: number
}

interface OpenElement extends XmlElement {
  children: XmlElement[]
  text: string
}

/** Bank statements lie some 15 elements deep; the most elements are what a file of the largest size is likely to have. */
const DEEPEST = 40
const MOST_ELEMENTS = 500_000

const OPENING = /<([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)/y
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const OPENING_END = /\s*(\/?)>/y
const CLOSING = /<\/([\w.:-]+)\s*>/y

const NO_ATTRIBUTES: XmlElement['attributes'] = new Map()
const NO_CHILDREN: XmlElement[] = []

const unescaped = (raw: string, cursor: XmlCursor): string =>
  raw.includes('&')
    ? raw.replace(/&([^;&\s]{0,10})(;?)/g, (whole, reference: string, end: string) => {
        const character = end ? characterOf(reference) : undefined
        return character ?? cursor.refuse(`${whole} is not allowed`)
      })
    : raw

const readAttributes = (cursor: XmlCursor): XmlElement['attributes'] => {
  let attributes: Map<string, string> | undefined
  for (let match = cursor.matched(ATTRIBUTE); match; match = cursor.matched(ATTRIBUTE)) {
    const [, name = '', doubleQuoted, singleQuoted = ''] = match
    attributes ??= new Map()
    if (attributes.has(name)) cursor.refuse(`${name} is given twice`)
    attributes.set(name, unescaped(doubleQuoted ?? singleQuoted, cursor))
  }
  return attributes ?? NO_ATTRIBUTES
}

/** A prefix means something only within an element that says what. */
const isDeclared = (prefix: string, within: readonly XmlElement[]): boolean =>
  within.some(({ attributes }) => attributes.has(`xmlns:${prefix}`))

/** The element that begins here, and whether it ends at once. */
const readOpening = (cursor: XmlCursor): { element: OpenElement; isEmpty: boolean } => {
  const { fileLine } = cursor
  const fullName = cursor.matched(OPENING)?.[1]
  if (fullName === undefined) return cursor.refuse('what begins with < is no element')
  const attributes = readAttributes(cursor)
  const ending = cursor.matched(OPENING_END)?.[1] ?? cursor.refuse(`the beginning of ${fullName} can’t be read`)
  const name = fullName.slice(fullName.indexOf(':') + 1)
  return {
    element: { name, fullName, attributes, children: NO_CHILDREN, text: '', fileLine },
    isEmpty: ending === '/',
  }
}

/**
 * Reads XML as strictly as money asks for, and no more of it than bank statements and e-invoices use: a document type, an
 * entity of its own, an element that is not closed, a namespace that nobody declared or a text that ends in the middle is
 * refused. It goes through the text once and remembers what is open in a list, so that no file can use up the stack.
 */
export const readXml = (text: string): XmlElement => {
  const cursor = new XmlCursor(text)
  const illegal = text.search(NOT_XML)
  if (illegal !== -1) {
    cursor.goTo(illegal)
    cursor.refuse('it has a character that no text has')
  }

  const open: OpenElement[] = []
  let root: XmlElement | undefined
  let elements = 0
  const addText = (added: string): void => {
    const into = open.at(-1)
    // What only sets elements apart is not kept, of which there is more than of all else.
    if (added.trim() === '' && !into?.text) return
    if (into) into.text += added
    else cursor.refuse('a text stands outside of everything')
  }
  const close = (element: OpenElement): void => {
    const parent = open.at(-1)
    if (!parent) root = element
    // Most elements have no children, and share one empty list.
    else if (parent.children === NO_CHILDREN) parent.children = [element]
    else parent.children.push(element)
  }
  const begin = (): void => {
    if (root) cursor.refuse('it has two documents')
    if (++elements > MOST_ELEMENTS) cursor.refuse('it has too many elements')
    const { element, isEmpty } = readOpening(cursor)
    const prefix = element.fullName.slice(0, -element.name.length - 1)
    if (prefix !== '' && !isDeclared(prefix, [element, ...open]))
      cursor.refuse(`nobody declares the namespace ${prefix}`)
    if (isEmpty) close(element)
    else if (open.push(element) > DEEPEST) cursor.refuse('its elements lie too deep in each other')
  }
  const end = (): void => {
    const element = open.pop() ?? cursor.refuse('something is closed that was not open')
    if (cursor.matched(CLOSING)?.[1] !== element.fullName) cursor.refuse(`${element.fullName} is not closed`)
    close(element)
  }

  while (!cursor.isAtEnd) {
    const text = cursor.textBeforeMark()
    if (text.includes(']]>')) cursor.refuse(']]> ends what never began')
    addText(unescaped(text, cursor))
    if (cursor.isAtEnd) break
    if (cursor.isAt('</')) end()
    else if (cursor.isAt('<!--')) cursor.between('<!--', '-->')
    else if (cursor.isAt('<![CDATA[')) addText(cursor.between('<![CDATA[', ']]>'))
    else if (cursor.isAt('<!')) cursor.refuse('a document type or entity is not allowed')
    else if (cursor.isAt('<?')) cursor.between('<?', '?>')
    else begin()
  }
  const unclosed = open.at(-1)
  if (unclosed) cursor.refuse(`it ends before ${unclosed.fullName} is closed. The file may be cut off`)
  return root ?? cursor.refuse('it is empty')
}
