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

/** The JSON Schema a response is written with: fields it does not name are left out. */
export const responseSchemaOf = (shape: z.ZodType): JsonSchema =>
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
