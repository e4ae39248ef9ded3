import fastJson from 'fast-json-stringify'
import * as z from 'zod'

type JsonSchema = Record<string, unknown>

const isNull = (schema: JsonSchema) => schema.type === 'null'

/** `X | null` as a type with null in it: the serialiser then need not try each alternative. */
const mergeNullable = (schema: JsonSchema): void => {
  const alternatives = schema.anyOf as JsonSchema[] | undefined
  if (alternatives?.length !== 2) return
  const other = alternatives.find((alternative) => !isNull(alternative))
  if (!other || !alternatives.some(isNull) || typeof other.type !== 'string') return
  delete schema.anyOf
  Object.assign(
    schema,
    other,
    other.type === 'object' || other.type === 'array' ? { nullable: true } : { type: [other.type, 'null'] },
  )
}

/** Fields it does not name are left out. */
const responseSchemaOf = (shape: z.ZodType): JsonSchema =>
  z.toJSONSchema(shape, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const schema = jsonSchema as JsonSchema
      delete schema.format
      delete schema.pattern
      mergeNullable(schema)
    },
  }) as JsonSchema

type JsonWriter = (value: unknown) => string

const writers = new WeakMap<z.ZodType, JsonWriter>()

/** Writes answers of a shape. Made with the first answer, once in a process: making all of them would be half of a start. */
export const jsonWriterOf = (shape: z.ZodType): JsonWriter => {
  const known = writers.get(shape)
  if (known) return known
  const made = fastJson(responseSchemaOf(shape))
  writers.set(shape, made)
  return made
}
