import { type Plugin, parseAst } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What only the server and the API's reference look at. */
const NOT_FOR_BROWSERS = new Set(['summary', 'params', 'query', 'reasons', 'credentials'])

/**
 * Browsers take addresses and types from the contract; what comes in and goes out is checked by the server. Endpoints
 * therefore travel without their shapes, and whatever is not used then, with the library that shapes are made of, stays out
 * of the build: a seventh of all that the first page would load.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      // The client does something; everything else there only says what is what.
      filter: { id: { include: /packages\/contract\/src\/[^?]*\.ts$/, exclude: /\/client\.ts$/ } },
      handler: (code) => ({ code: withoutShapesIn(code), map: null }),
    },
  }
}

export const withoutShapesIn = (code: string): string => {
  const program: unknown = parseAst(code)
  return isNode(program) ? applied(editsIn(program, code), code) : code
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Endpoints lose their shapes; a constant that makes shapes goes when nothing of it is left in use. */
const editsIn = (node: Node, code: string): Edit[] => {
  if (isEndpoint(node)) return leanEndpoint(node, code)
  if (node.type === 'VariableDeclarator' && isNode(node.init) && makesShapes(node.init))
    return droppedWhenUnused(node.init)
  // Of a group of endpoints, which its own functions make.
  if (node.type === 'Property' && nameOf(node) === 'params') return [{ ...node, text: 'params: {}' }]
  return childrenOf(node).flatMap((child) => editsIn(child, code))
}

const isFunction = ({ type }: Node): boolean => type.endsWith('FunctionExpression')

const makesShapes = (init: Node): boolean => {
  const calls = callsIn(init)
  return !isFunction(init) && calls.length > 0 && !calls.some(isEndpoint)
}

const callsIn = (node: Node): Node[] => [
  ...(node.type === 'CallExpression' ? [node] : []),
  ...childrenOf(node).flatMap(callsIn),
]

const isEndpoint = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint'

const nameOf = ({ key }: Node): unknown => (isNode(key) ? key.name : undefined)

/** The text of an object's properties that browsers need: there is a body, the answer is JSON. */
const leanEndpoint = (call: Node, code: string): Edit[] => {
  const spec = childrenOf(call).find(({ type }) => type === 'ObjectExpression')
  if (!spec) return []
  const kept = childrenOf(spec).flatMap((property) => {
    const name = nameOf(property)
    if (typeof name === 'string' && NOT_FOR_BROWSERS.has(name)) return []
    if (name === 'body') return ['body: true']
    if (name === 'response' && !(isNode(property.value) && property.value.type === 'Literal')) return ['response: null']
    return [code.slice(property.start, property.end)]
  })
  return [{ start: spec.start, end: spec.end, text: `{ ${kept.join(', ')} }` }]
}

const droppedWhenUnused = ({ start, end }: Node): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
]

const applied = (edits: readonly Edit[], code: string): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
