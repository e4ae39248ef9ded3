import type { FastifyInstance } from 'fastify'

/** Parameters of a path take whatever is between two slashes, a star the rest. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}/?$`,
  )

/** Knows which methods an address of the API takes, to tell a wrong method from a wrong address. Begin before routes are added. */
export const methodsOfAddress = (server: FastifyInstance): ((path: string) => string[]) => {
  const methodsByUrl = new Map<string, Set<string>>()
  let patterns: (readonly [RegExp, Set<string>])[] | undefined
  server.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const methods = methodsByUrl.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    methodsByUrl.set(url, methods)
    patterns = undefined
  })
  return (path) => {
    patterns ??= [...methodsByUrl].map(([url, methods]) => [patternOf(url), methods] as const)
    return [...new Set(patterns.flatMap(([pattern, methods]) => (pattern.test(path) ? [...methods] : [])))].sort()
  }
}
