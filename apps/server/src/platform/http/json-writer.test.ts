import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { jsonWriterOf } from './json-writer'

const Round = z
  .strictObject({ kind: z.literal('round'), radius: z.int(), name: z.string().nullable() })
  .meta({ id: 'Round' })
const Square = z.strictObject({ kind: z.literal('square'), side: z.int() })
const Line = z.strictObject({ kind: z.literal('line'), length: z.int() }).meta({ id: 'Line' })
const Form = z.discriminatedUnion('kind', [Round, Square, Line])

const written = (shape: z.ZodType, value: unknown): unknown => JSON.parse(jsonWriterOf(shape)(value))

describe('an answer that is one of several', () => {
  it.each([
    { kind: 'round', radius: 3, name: null },
    { kind: 'round', radius: 3, name: 'Wheel' },
    { kind: 'square', side: 4 },
    { kind: 'line', length: 5 },
  ])('is written as what it is: $kind', (form) => {
    expect(written(Form, form)).toEqual(form)
    expect(written(z.strictObject({ forms: z.array(Form), last: Form.optional() }), { forms: [form, form] })).toEqual({
      forms: [form, form],
    })
  })

  it('leaves out what its own shape does not name', () => {
    expect(written(Form, { kind: 'square', side: 4, radius: 3, secret: true })).toEqual({ kind: 'square', side: 4 })
    expect(written(z.discriminatedUnion('kind', [Round]), { kind: 'round', radius: 1, name: null, side: 2 })).toEqual({
      kind: 'round',
      radius: 1,
      name: null,
    })
  })
})

describe('an answer with lists', () => {
  const Node = z.strictObject({
    name: z.string(),
    get below(): z.ZodArray<typeof Node> {
      return z.array(Node)
    },
  })

  it.each([
    ['nothing but a list', { forms: z.array(Form) }, { forms: [{ kind: 'square', side: 4 }] }],
    ['no items', { forms: z.array(Form), total: z.int() }, { forms: [], total: 0 }],
    ['two lists among others', { a: z.array(Line), b: z.string(), c: z.array(z.int()) }, { a: [], b: '"', c: [1, 2] }],
    ['words in a list', { words: z.array(z.string().nullable()) }, { words: ['a "b"', null, ''] }],
    ['a list that may be missing', { forms: z.array(Form).optional(), total: z.int() }, { total: 0 }],
    ['a list or nothing', { forms: z.array(Form).nullable() }, { forms: null }],
    ['lists in lists', { rows: z.array(z.array(z.int())) }, { rows: [[1], [], [2, 3]] }],
  ])('is written whole: %s', (_, shape, value) => {
    expect(written(z.strictObject(shape), value)).toEqual(value)
    expect(written(z.strictObject(shape).meta({ id: 'Named' }), value)).toEqual(value)
  })

  it('is written whole if it holds itself', () => {
    const tree = { name: 'a', below: [{ name: 'b', below: [{ name: 'c', below: [] }] }] }
    expect(written(Node, tree)).toEqual(tree)
  })

  it('leaves out what no shape names, beside the list and in it', () => {
    const shape = z.strictObject({ forms: z.array(z.strictObject({ side: z.int() })), total: z.int() })
    expect(written(shape, { forms: [{ side: 1, secret: true }], total: 1, secret: [true] })).toEqual({
      forms: [{ side: 1 }],
      total: 1,
    })
  })

  it('is refused without its list', () => {
    expect(() => written(z.strictObject({ forms: z.array(Form) }), {})).toThrow(TypeError)
  })
})
