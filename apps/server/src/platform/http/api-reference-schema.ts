import type { JsonSchema } from '@praxis/contract/protocol/openapi-types'
import { type Html, html } from '../html'

const COMPONENT = '#/components/schemas/'

const listOf = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value : [])

const joined = (parts: readonly Html[], separator: string): Html[] =>
  parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))

const isNull = (schema: JsonSchema) => schema.type === 'null'

/** A type in a few words, with a link if it is a named shape. */
export const typeOf = (schema: JsonSchema): Html => {
  if (schema.$ref) {
    const name = schema.$ref.slice(COMPONENT.length)
    return html`<a href="#shape-${name}">${name}</a>`
  }
  const alternatives = [...listOf(schema.anyOf), ...listOf(schema.oneOf)]
  if (alternatives.length > 0)
    return html`${joined([...alternatives].sort((a, b) => Number(isNull(a)) - Number(isNull(b))).map(typeOf), ' or ')}`
  if (Array.isArray(schema.enum))
    return html`${joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' | ',
    )}`
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  if (typeof schema.additionalProperties === 'object' && schema.additionalProperties !== null)
    return html`object of ${typeOf(schema.additionalProperties as JsonSchema)}`
  if (typeof schema.format === 'string') return html`${schema.format}`
  return html`${schema.type === undefined ? 'anything' : [schema.type].flat().join(' or ')}`
}

const LIMITS: readonly (readonly [keyword: string, words: string])[] = [
  ['minimum', 'at least'],
  ['exclusiveMinimum', 'more than'],
  ['maximum', 'at most'],
  ['exclusiveMaximum', 'less than'],
  ['minLength', 'characters: at least'],
  ['maxLength', 'characters: at most'],
  ['minItems', 'items: at least'],
  ['maxItems', 'items: at most'],
  ['default', 'default'],
  ['pattern', 'matches'],
]

const limitsOf = (schema: JsonSchema): string =>
  LIMITS.flatMap(([keyword, words]) => {
    const value = schema[keyword]
    return value === undefined ? [] : [`${words} ${typeof value === 'string' ? value : JSON.stringify(value)}`]
  }).join(', ')

/** The object that a field holds, if its schema is written in place. */
const objectWithin = (schema: JsonSchema): JsonSchema | undefined => {
  if (schema.properties) return schema
  if (schema.items) return objectWithin(schema.items)
  return [...listOf(schema.anyOf), ...listOf(schema.oneOf)].map(objectWithin).find((found) => found !== undefined)
}

interface Field {
  readonly name: string
  readonly schema: JsonSchema
  readonly required: boolean
  readonly description?: string | undefined
  readonly place?: string
}

/** One line per field; the fields that a field contains follow below it, indented. */
export const fieldList = (fields: readonly Field[]): Html => html`<ul class="fields">
${fields.map(({ name, schema, required, description = schema.description, place }) => {
  const within = objectWithin(schema)
  const limits = limitsOf(schema)
  return html`<li><code class="name">${name}</code> <span class="type">${typeOf(schema)}</span>${
    place && html` <span class="place">${place}</span>`
  }${required ? html` <span class="required">required</span>` : undefined}${
    limits ? html` <span class="limits">${limits}</span>` : undefined
  }${description && html`<p>${description}</p>`}${within && fieldsOf(within)}</li>
`
})}</ul>`

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Html =>
  fieldList(Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) })))

/** A whole schema: its fields when it is an object, otherwise its type. */
export const schemaBlock = (schema: JsonSchema): Html =>
  schema.properties
    ? fieldsOf(schema)
    : html`<p class="type">${typeOf(schema)}</p>${schema.items?.properties ? fieldsOf(schema.items) : undefined}`
