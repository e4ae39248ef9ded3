import { expect, test } from 'vitest'
import * as z from 'zod'
import { areas } from '../areas'
import type { EndpointSpec } from './endpoint'
import { Colour, Moment } from './values'

test.each([
  ['2026-03-29T01:30:00+01:00', '2026-03-29T00:30:00.000Z'],
  ['2026-03-28T23:30:00Z', '2026-03-28T23:30:00.000Z'],
  ['2026-11-12T09:18:00.123-05:30', '2026-11-12T14:48:00.123Z'],
])('the moment %s is taken as %s', (given, taken) => {
  expect(Moment.parse(given)).toBe(taken)
})

test.each([
  '2026-02-30T00:00:00Z',
  'yesterday',
  '2026-03-28T23:30:00',
  '',
  '0000-12-31T12:00:00Z',
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-14:00',
])('%j is no moment', (given) => {
  expect(Moment.safeParse(given).success).toBe(false)
})

test('a colour may be written in capitals, also by the published pattern', () => {
  const { pattern } = z.toJSONSchema(Colour)
  expect(new RegExp(String(pattern)).test('#61227A')).toBe(true)
  expect(Colour.safeParse('#61227a').success).toBe(true)
})

const shapes = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries<EndpointSpec>(endpoints).flatMap(([name, { params, query, body, response }]) =>
    [params, query, body, response].flatMap((shape) =>
      shape instanceof z.ZodType ? [{ name: `${area}.${name}`, shape }] : [],
    ),
  ),
)

test('no pattern means something else in the published document, where it loses its flags', () => {
  const withFlags = new Set<string>()
  for (const { name, shape } of shapes)
    z.toJSONSchema(shape, {
      unrepresentable: 'any',
      override: ({ zodSchema }) => {
        const { pattern } = (zodSchema as z.core.$ZodType)._zod.bag as { pattern?: RegExp }
        const { patterns = [pattern] } = (zodSchema as z.core.$ZodType)._zod.bag as { patterns?: Iterable<RegExp> }
        for (const each of patterns) if (each && /[ims]/.test(each.flags)) withFlags.add(`${name}: ${each}`)
      },
    })
  expect([...withFlags]).toEqual([])
})
