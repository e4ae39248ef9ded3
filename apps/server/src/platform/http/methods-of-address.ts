import type { FastifyInstance } from 'fastify'

/** A parameter of a path matches everything between two slashes, a star matches the rest. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}/?$`,
  )

/** Which methods an address of the API takes, to tell a wrong method from a wrong address. Routes are added later. */
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
