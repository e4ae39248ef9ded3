import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { areas } from './areas'
import { type EndpointSpec, fullPath } from './protocol/endpoint'
import { commonReasons } from './protocol/reason-texts'

const endpoints: [string, EndpointSpec][] = Object.values(areas).flatMap((area) => Object.entries(area))

/** Every object inside a shape, however deep. */
const objectsIn = (schema: unknown): Record<string, unknown>[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.values(schema).flatMap(objectsIn)
  return 'type' in schema && schema.type === 'object' ? [schema as Record<string, unknown>, ...inside] : inside
}

describe('the contract', () => {
  it('gives each operation one name and each path one operation', () => {
    // Boards are reached through several doors, and an endpoint that all doors have has the same name behind each of
    // them.
    const { projectTasks, personals, personalProjectTasks, projectTemplates, portalTasks, ...rest } = areas
    const names = Object.values(rest).flatMap((area) => Object.keys(area))
    const paths = endpoints.map(([, spec]) => `${spec.method} ${fullPath(spec).replace(/\{\w+\}/g, '{}')}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(endpoints)('%s names exactly the parameters of its path', (_, spec) => {
    const inPath = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
    expect(Object.keys(spec.params?.shape ?? {}).sort()).toEqual(inPath)
  })

  it.each(endpoints)('%s refuses fields it does not know, at every depth', (_, spec) => {
    for (const shape of [spec.params, spec.query, spec.body]) {
      if (!shape) continue
      const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
      for (const object of objectsIn(schema)) expect(object.additionalProperties).toBeDefined()
    }
  })

  it.each(endpoints)('%s needs an employee when it needs a capability or a feature', (_, spec) => {
    if (spec.capability || spec.feature) expect(spec.access).toBe('employee')
  })

  it.each(endpoints.filter(([, { access }]) => access === 'public'))(
    '%s refuses strangers in words they have',
    (_, spec) => {
      expect(Object.keys(commonReasons)).toEqual(expect.arrayContaining([...(spec.reasons ?? [])]))
    },
  )

  it.each(endpoints)('%s reads when it is a GET and takes no body then', (_, spec) => {
    if (spec.method === 'GET')
      expect([spec.body, spec.files, spec.imageBody]).toEqual([undefined, undefined, undefined])
  })
})
