import { type Plugin, parseAst } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Properties of an endpoint that only the server and the API's reference look at. */
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
      // The caller is code that runs; every other module of the contract only declares.
      filter: { id: { include: /packages\/contract\/src\/[^?]*\.ts$/, exclude: /\/caller\.ts$/ } },
      handler: (code) => ({ code: withoutShapesIn(code), map: null }),
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.moduleIds.some(isOfLibrary))
          this.error(`${chunk.fileName} brings the library of shapes: something in it uses a shape of the contract`)
    },
  }
}

const isOfLibrary = (id: string): boolean => id.includes('/node_modules/zod/')

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
  // The functions that make a group of endpoints carry its params, which browsers do not need either.
  if (node.type === 'Property' && nameOf(node) === 'params') return [{ ...node, text: 'params: {}' }]
  // Several endpoints may share an answer, whose shape browsers do not need either.
  if (isJson(node)) return [{ ...node, text: 'response: null' }]
  const within = childrenOf(node).flatMap((child) => editsIn(child, code))
  if (node.type === 'VariableDeclarator' && isNode(node.init) && (makesShapes(node.init) || isArea(node.init)))
    return [...within, ...droppedWhenUnused(node.init)]
  return within
}

const isFunction = ({ type }: Node): boolean => type.endsWith('FunctionExpression')

/** Whether it calls what makes shapes, or takes one out of another. */
const makesShapes = (init: Node): boolean => {
  const calls = callsIn(init)
  return !isFunction(init) && (calls.length > 0 || init.type === 'MemberExpression') && !calls.some(isEndpoint)
}

const callsIn = (node: Node): Node[] => [
  ...(node.type === 'CallExpression' ? [node] : []),
  ...childrenOf(node).flatMap(callsIn),
]

const isCallOf = (name: string, { type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && callee.name === name

const isEndpoint = (node: Node): boolean => isCallOf('endpoint', node)

/** Endpoints that are told what they are about: a page that calls none of them does without them all. */
const isArea = (node: Node): boolean => isCallOf('about', node)

const nameOf = ({ key }: Node): unknown => (isNode(key) ? key.name : undefined)

const isJson = (node: Node): boolean =>
  node.type === 'Property' && nameOf(node) === 'response' && isNode(node.value) && node.value.type !== 'Literal'

/** The properties of an endpoint that browsers need: that there is a body, that the answer is JSON. */
const leanEndpoint = (call: Node, code: string): Edit[] => {
  const spec = childrenOf(call).find(({ type }) => type === 'ObjectExpression')
  if (!spec) return []
  const kept = childrenOf(spec).flatMap((property) => {
    const name = nameOf(property)
    if (typeof name === 'string' && NOT_FOR_BROWSERS.has(name)) return []
    if (name === 'body') return ['body: true']
    if (isJson(property)) return ['response: null']
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
