import type { XmlElement } from '../../xml/read-xml'
import { childrenOf } from '../../xml/xml-paths'

/** All elements at a path of local names below an element. */
export const elementsAt = (element: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>((found, name) => found.flatMap((each) => childrenOf(each, name)), [element])

/** The text at a path; empty where there is none. */
export const textAt = (element: XmlElement, path: string): string => {
  const found = elementsAt(element, path)
  if (found.length > 1) throw new Error(`${found.length} times: ${path}`)
  return found[0]?.text ?? ''
}
