import fastJson from 'fast-json-stringify'
import * as z from 'zod'

type JsonSchema = Record<string, unknown>

const isNull = (schema: JsonSchema) => schema.type === 'null'

/** Writes `X | null` as one type that includes null, so that the serialiser need not try each alternative. */
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

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** The schema itself, if the given one is a reference into the document. */
const resolved = (schema: JsonSchema, document: JsonSchema): JsonSchema => {
  const definitions = isSchema(document.definitions) ? document.definitions : {}
  const named = typeof schema.$ref === 'string' ? definitions[schema.$ref.replace('#/definitions/', '')] : schema
  return isSchema(named) ? named : schema
}

/** The fields that tell an alternative from the others: those with only one value there. */
const constantsOf = (alternative: JsonSchema) => {
  const fields = Object.entries(isSchema(alternative.properties) ? alternative.properties : {})
  const constants = fields.flatMap(([name, field]) =>
    isSchema(field) && field.const !== undefined ? [[name, { const: field.const }]] : [],
  )
  return { type: 'object', properties: Object.fromEntries(constants), required: constants.map(([name]) => name) }
}

/** Chooses between alternatives by those fields, so that the serialiser need not check all of each alternative. */
const chooseByConstants = (schema: JsonSchema, document: JsonSchema): void => {
  for (const inner of Object.values(schema)) if (isSchema(inner)) chooseByConstants(inner, document)
  if (!Array.isArray(schema.oneOf)) return
  const alternatives: JsonSchema[] = schema.oneOf
  const last = alternatives.at(-1)
  const conditions = alternatives.slice(0, -1).map((alternative) => constantsOf(resolved(alternative, document)))
  if (conditions.some(({ required }) => required.length === 0)) return
  delete schema.oneOf
  const chosen = conditions.reduceRight<JsonSchema>(
    (otherwise, isIt, index) =>
      Object.fromEntries([
        ['if', isIt],
        ['then', alternatives[index]],
        ['else', otherwise],
      ]),
    last ?? {},
  )
  Object.assign(schema, chosen)
}

/** Fields that the schema does not name are left out. */
const responseSchemaOf = (shape: z.ZodType): JsonSchema => {
  const document = z.toJSONSchema(shape, {
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
  chooseByConstants(document, document)
  return document
}

type JsonWriter = (value: unknown) => string

/** Makes one piece of a text that was put together of many: reading a character of it does. */
const inOnePiece = (text: string): string => {
  text.charCodeAt(0)
  return text
}

const isList = (schema: unknown): schema is { readonly items: JsonSchema } =>
  isSchema(schema) &&
  schema.type === 'array' &&
  schema.nullable !== true &&
  isSchema(schema.items) &&
  !Array.isArray(schema.items)

const listWriterOf = ({ items }: { readonly items: JsonSchema }, { definitions }: JsonSchema): JsonWriter => {
  const schema: JsonSchema = { ...items, definitions }
  const write = fastJson(schema)
  return (list) => {
    if (!Array.isArray(list)) throw new TypeError('an answer has something else where its shape has a list')
    return `[${list.map((item) => inOnePiece(write(item))).join(',')}]`
  }
}

/**
 * Writes the lists of an answer item by item. The serialiser would keep each small piece of the text until the last one is
 * there, and the more of them there are, the longer the garbage collector takes for each.
 */
const writerOf = (document: JsonSchema): JsonWriter => {
  const { properties, required, ...shape } = resolved(document, document)
  const isOpen = shape.additionalProperties !== false
  // A shape that holds itself can only be referred to from within its document.
  const holdsItself = JSON.stringify(document).includes('"$ref":"#"')
  if (isOpen || holdsItself) return fastJson(document)
  const fields = Object.entries(isSchema(properties) ? properties : {})
  const names: readonly unknown[] = Array.isArray(required) ? required : []
  const lists = fields.flatMap(([name, field]) =>
    names.includes(name) && isList(field)
      ? [{ name, key: JSON.stringify(name), write: listWriterOf(field, document) }]
      : [],
  )
  if (lists.length === 0) return fastJson(document)
  const isOther = (name: unknown) => lists.every((list) => list.name !== name)
  const others = Object.fromEntries(fields.filter(([name]) => isOther(name)))
  const { definitions } = document
  const schemaOfOthers: JsonSchema = { ...shape, properties: others, required: names.filter(isOther), definitions }
  const writeOthers = fastJson(schemaOfOthers)
  return (value) => {
    const given = isSchema(value) ? value : {}
    const rest = writeOthers(given).slice(1, -1)
    const written = lists.map(({ name, key, write }) => `${key}:${write(given[name])}`)
    return `{${(rest === '' ? written : [rest, ...written]).join(',')}}`
  }
}

const writers = new WeakMap<z.ZodType, JsonWriter>()

/** Writes answers of a shape. The writer is made with the first answer: making all of them would be half of a start. */
export const jsonWriterOf = (shape: z.ZodType): JsonWriter => {
  const known = writers.get(shape)
  if (known) return known
  const made = writerOf(responseSchemaOf(shape))
  writers.set(shape, made)
  return made
}
