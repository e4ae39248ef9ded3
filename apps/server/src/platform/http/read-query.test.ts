import { expect, test } from 'vitest'
import * as z from 'zod'
import { queryReader } from './read-query'

const read = queryReader(z.strictObject({ ids: z.array(z.string()).optional(), name: z.string().optional() }))

test.each([
  [{ ids: 'a' }, { ids: ['a'] }],
  [{ ids: 'a,b' }, { ids: ['a', 'b'] }],
  [{ ids: ['a', 'b,c'] }, { ids: ['a', 'b', 'c'] }],
  [{ 'ids[]': ['a', 'b'] }, { ids: ['a', 'b'] }],
  [{ 'ids[0]': 'a', 'ids[1]': 'b' }, { ids: ['a', 'b'] }],
  [{ ids: '' }, { ids: [] }],
  [{ name: 'a,b' }, { name: 'a,b' }],
  [{ 'name[]': 'a', __proto__: { x: 1 } }, { 'name[]': 'a' }],
])('%j is read as %j', (sent, fields) => {
  expect(read(sent as never)).toEqual(fields)
})
