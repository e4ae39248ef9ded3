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
