import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { auth } from '../people/auth'
import { type Area, endpoint } from './endpoint'
import { openApiDocument } from './openapi'

const Colour = z.strictObject({ hex: z.string() }).meta({ id: 'TestColour' })
const Boat = z
  .strictObject({ id: z.uuid(), sails: z.int().default(2), colour: Colour.nullable() })
  .meta({ id: 'TestBoat' })
const Fleet = z.strictObject({ flagship: Boat, boats: z.array(Boat) }).meta({ id: 'TestFleet' })

const boats = {
  listBoats: endpoint({
    method: 'GET',
    path: '/boats',
    summary: 'Boats',
    access: 'employee',
    query: z.strictObject({ page: z.coerce.number().int().min(1).default(1).describe('From 1'), q: z.string() }),
    response: z.strictObject({ items: z.array(Boat) }),
  }),
  createBoat: endpoint({
    method: 'POST',
    path: '/boats',
    summary: 'A new boat',
    access: 'employee',
    capability: 'canManageAssets',
    feature: 'asset',
    body: Boat,
    response: Boat,
    reasons: ['ruleExists'],
  }),
  createFleet: endpoint({
    method: 'POST',
    path: '/fleets',
    summary: 'A new fleet',
    access: 'user',
    body: Fleet,
    response: Fleet,
  }),
  addPictures: endpoint({
    method: 'POST',
    path: '/boats/{id}/pictures',
    summary: 'Pictures',
    access: 'employee',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ title: z.string(), tags: z.array(z.string()).optional() }),
    files: {
      pictures: { maxBytes: 10 * 1024 * 1024, accept: 'image', many: true, required: true },
      plan: { maxBytes: 1024 * 1024, accept: 'any' },
    },
    response: 'nothing',
  }),
  setFlag: endpoint({
    method: 'PUT',
    path: '/boats/{id}/flag',
    summary: 'Flag',
    access: 'employee',
    params: z.strictObject({ id: z.uuid() }),
    imageBody: { maxBytes: 1024 * 1024 },
    response: 'nothing',
  }),
  getPlan: endpoint({
    method: 'GET',
    path: '/plan',
    outsideBase: true,
    summary: 'Plan',
    access: 'public',
    response: 'binary',
  }),
  watch: endpoint({ method: 'GET', path: '/watch', summary: 'Watch', access: 'employee', response: 'stream' }),
} satisfies Area

const document = openApiDocument({ boats }, { boats: 'What floats' })
const operation = (path: string, method: string) => {
  const found = document.paths[path]?.[method]
  if (!found) throw new Error(`${method} ${path} is not in the document`)
  return found
}

const references = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) =>
        key === '$ref' && typeof child === 'string' ? [child] : references(child),
      )

test('every reference leads somewhere', () => {
  const resolve = (reference: string) =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
  const found = references(document)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((reference) => resolve(reference) === undefined)).toEqual([])
})

test('a shape with an id is a component, written once', () => {
  expect(operation('/api/v1/boats', 'get').responses[200]?.content?.['application/json']?.schema).toMatchObject({
    properties: { items: { items: { $ref: '#/components/schemas/TestBoat' } } },
  })
  expect(document.components.schemas.TestColour?.properties).toEqual({ hex: { type: 'string' } })
})

test('a shape that is sent with fewer fields than it comes back with is two components', () => {
  const created = operation('/api/v1/boats', 'post')
  expect(created.requestBody?.content['application/json']?.schema.$ref).toBe('#/components/schemas/TestBoatInput')
  expect(created.responses[200]?.content?.['application/json']?.schema.$ref).toBe('#/components/schemas/TestBoat')
  expect(document.components.schemas.TestBoat?.required).toContain('sails')
  expect(document.components.schemas.TestBoatInput?.required).not.toContain('sails')
})

test('what contains such a shape is two components as well, what does not stays one', () => {
  expect(references(document.components.schemas.TestFleetInput)).toContain('#/components/schemas/TestBoatInput')
  expect(references(document.components.schemas.TestFleet)).toContain('#/components/schemas/TestBoat')
  expect(document.components.schemas).not.toHaveProperty('TestColourInput')
})

describe('parameters', () => {
  test('come from path, query and headers', () => {
    expect(operation('/api/v1/boats', 'get').parameters).toEqual([
      {
        name: 'page',
        in: 'query',
        required: false,
        description: 'From 1',
        schema: { type: 'integer', minimum: 1, default: 1 },
      },
      { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
      { $ref: '#/components/parameters/employeeID' },
      { $ref: '#/components/parameters/impersonatorID' },
    ])
    expect(operation('/api/v1/boats/{id}/flag', 'put').parameters?.[0]).toEqual({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'string', format: 'uuid' },
    })
  })

  test('creating calls take an Idempotency-Key, others do not', () => {
    const key = { $ref: '#/components/parameters/idempotencyKey' }
    expect(operation('/api/v1/boats', 'post').parameters).toContainEqual(key)
    expect(operation('/api/v1/boats', 'get').parameters).not.toContainEqual(key)
    expect(operation('/api/v1/boats/{id}/flag', 'put').parameters).not.toContainEqual(key)
  })
})

describe('bodies', () => {
  test('a multipart body has its fields and its files', () => {
    const body = operation('/api/v1/boats/{id}/pictures', 'post').requestBody?.content['multipart/form-data']
    expect(body?.schema.properties).toMatchObject({
      title: { type: 'string' },
      tags: { type: 'array' },
      pictures: {
        type: 'array',
        items: { type: 'string', format: 'binary' },
        description: 'An image, at most 10 MB; repeated',
      },
      plan: { type: 'string', format: 'binary', description: 'A file, at most 1 MB' },
    })
    expect(body?.schema.required).toEqual(['title', 'pictures'])
    expect(body?.encoding?.pictures?.contentType).toContain('image/png')
  })

  test('an image body is one of the image types', () => {
    const content = operation('/api/v1/boats/{id}/flag', 'put').requestBody?.content ?? {}
    expect(Object.keys(content)).toEqual(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'])
  })
})

describe('answers', () => {
  test('say whether they are nothing, a file or a stream', () => {
    expect(operation('/api/v1/boats/{id}/flag', 'put').responses[204]).toEqual({ description: 'Done' })
    expect(operation('/plan', 'get').responses[200]?.content).toHaveProperty(['*/*'])
    expect(operation('/api/v1/watch', 'get').responses[200]?.content).toHaveProperty(['text/event-stream'])
  })

  test('list the reasons of a refusal by status, with an example each', () => {
    const { responses } = operation('/api/v1/boats', 'post')
    const conflict = responses[409]?.content?.['application/json']
    expect(conflict?.schema.allOf).toEqual([
      { $ref: '#/components/schemas/Refusal' },
      { properties: { reason: { enum: ['idempotencyKeyReused', 'ruleExists'] } } },
    ])
    expect(conflict?.examples?.ruleExists).toEqual({ summary: 'Rule already exists', value: { reason: 'ruleExists' } })
    expect(Object.keys(responses)).toEqual([
      ...['200', '400', '401', '403', '409', '413', '415', '429'],
      ...['500', '503', '507'],
    ])
  })
})

test('every operation and every tag says what it is for', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations.filter(({ description }) => description === '')).toEqual([])
  expect(document.tags).toEqual([{ name: 'boats', description: 'What floats' }])
})

test('signing in takes username and password, with the second factor in a header', () => {
  const { paths, components } = openApiDocument({ auth }, {})
  const signIn = paths['/api/v1/auth/signIn']?.post
  expect(signIn?.security).toEqual([{ basic: [] }])
  expect(signIn?.parameters).toContainEqual({ $ref: '#/components/parameters/secondFactor' })
  expect(components.securitySchemes.basic).toMatchObject({ type: 'http', scheme: 'basic' })
  expect(components.parameters.secondFactor).toMatchObject({ name: 'x-second-factor', in: 'header' })
})

test('public calls need no token, others do, and the permission is named', () => {
  expect(operation('/plan', 'get').security).toEqual([])
  expect(operation('/api/v1/boats', 'post').security).toEqual([{ bearer: [] }])
  expect(operation('/api/v1/boats', 'post').description).toContain('canManageAssets')
})

test('two operations with one name, or one address, are an error', () => {
  const { getPlan } = boats
  expect(() => openApiDocument({ a: { getPlan }, b: { getPlan } }, {})).toThrow('b.getPlan')
  expect(() => openApiDocument({ a: { getPlan }, b: { other: getPlan } }, {})).toThrow('b.other')
})
