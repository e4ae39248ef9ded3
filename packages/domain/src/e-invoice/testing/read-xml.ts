/** An element as a strict reader sees it; text between elements is nobody’s. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const NAME = '[A-Za-z][A-Za-z0-9]*(?::[A-Za-z][A-Za-z0-9]*)?'
const START = new RegExp(`<(${NAME})((?: ${NAME}="[^"<]*")*)(/?)>`, 'y')
const END = new RegExp(`</(${NAME})>`, 'y')
const TEXT = /[^<]+/y

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const isAllowed = (code: number): boolean =>
  code === 9 || code === 10 || (code >= 32 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || code > 0xffff

const decoded = (raw: string): string => {
  if (raw.includes('>')) throw new Error(`Not escaped: ${raw}`)
  const text = raw.replace(/&([^;]*);?/g, (whole, name: string) => {
    const character = entities[name]
    if (character === undefined || !whole.endsWith(';')) throw new Error(`Not an entity: ${whole}`)
    return character
  })
  return text
}

const attributesOf = (raw: string): Record<string, string> => {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of raw.matchAll(new RegExp(` (${NAME})="([^"]*)"`, 'g'))) {
    if (name in attributes) throw new Error(`Twice: ${name}`)
    attributes[name] = decoded(value)
  }
  return attributes
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Reads XML as our writers may write it, and throws at all else: it shares no code with them. */
export const readXml = (xml: string): XmlElement => {
  if (!xml.startsWith(DECLARATION) || !xml.endsWith('>\n')) throw new Error('No XML document')
  for (const character of xml) {
    if (!isAllowed(character.codePointAt(0) ?? 0)) throw new Error(`Not allowed: ${character.codePointAt(0)}`)
  }
  const end = xml.length - 1
  let place = DECLARATION.length

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place
    const found = pattern.exec(xml)
    if (found) place = pattern.lastIndex
    return found
  }

  const elementHere = (known: readonly string[]): XmlElement => {
    const start = match(START)
    if (!start) throw new Error(`No element: ${xml.slice(place, place + 60)}`)
    const [, name = '', rawAttributes = '', closed] = start
    const attributes = attributesOf(rawAttributes)
    const namespaces = [...known, ...Object.keys(attributes).map((key) => key.replace(/^xmlns:?/, ''))]
    const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : ''
    if (!namespaces.includes(prefix)) throw new Error(`Unknown namespace: ${name}`)
    if (closed) return { name, attributes, children: [], text: '' }

    const children: XmlElement[] = []
    const text = decoded(match(TEXT)?.[0] ?? '')
    while (!xml.startsWith('</', place)) {
      if (text !== '') throw new Error(`Text beside elements in ${name}`)
      children.push(elementHere(namespaces))
    }
    if (match(END)?.[1] !== name) throw new Error(`Not closed: ${name}`)
    return { name, attributes, children, text }
  }

  const root = elementHere([])
  if (place !== end) throw new Error('More than one root')
  return root
}

/** All elements at a path of local names below an element. */
export const elementsAt = (element: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => child.name.split(':').at(-1) === name)),
      [element],
    )

/** The text at a path; empty where there is none. */
export const textAt = (element: XmlElement, path: string): string => {
  const found = elementsAt(element, path)
  if (found.length > 1) throw new Error(`${found.length} times: ${path}`)
  return found[0]?.text ?? ''
}
