import * as z from 'zod'
import type { JsonSchema } from './openapi-types'

/** A shape as callers send it (fields with defaults may be left out) or as answers carry it (they are filled in). */
export type Direction = 'input' | 'output'

const DEFINITION = '#/$defs/'

/**
 * Leaves out what says nothing to a reader: the pattern behind a named format, and the largest integer; and steps below one,
 * which validators that divide binary fractions take for broken.
 */
const tidy = ({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void => {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (typeof jsonSchema.multipleOf === 'number' && jsonSchema.multipleOf < 1) delete jsonSchema.multipleOf
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

const convert = (shape: z.ZodType, io: Direction) => {
  const { $schema, $defs, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', override: tidy })
  return { schema: schema as JsonSchema, named: ($defs ?? {}) as Record<string, JsonSchema> }
}

const renameReferences = (schema: JsonSchema, nameOf: (id: string) => string): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(DEFINITION)
      ? `#/components/schemas/${nameOf(value.slice(DEFINITION.length))}`
      : value,
  )

const mentions = (schema: JsonSchema, id: string) => JSON.stringify(schema).includes(`"${DEFINITION}${id}"`)

/** The ids of shapes that differ between the two directions, themselves or in a shape they contain. */
const differingIds = (named: Record<Direction, Map<string, JsonSchema>>): ReadonlySet<string> => {
  const both = [...named.input].flatMap(([id, input]) => {
    const output = named.output.get(id)
    return output ? [{ id, input, output }] : []
  })
  const differing = new Set(
    both.filter(({ input, output }) => JSON.stringify(input) !== JSON.stringify(output)).map(({ id }) => id),
  )
  for (let before = -1; before !== differing.size; ) {
    before = differing.size
    for (const { id, input } of both) if ([...differing].some((other) => mentions(input, other))) differing.add(id)
  }
  return differing
}

/** JSON Schemas of many shapes; shapes with an id are written once, as components. */
export class OpenApiShapes {
  private readonly nameOf: Record<Direction, (id: string) => string>
  readonly components: Readonly<Record<string, JsonSchema>>

  constructor(shapes: readonly { readonly shape: z.ZodType; readonly direction: Direction }[]) {
    const named = { input: new Map<string, JsonSchema>(), output: new Map<string, JsonSchema>() }
    for (const { shape, direction } of shapes)
      for (const [id, schema] of Object.entries(convert(shape, direction).named)) named[direction].set(id, schema)
    const differing = differingIds(named)
    this.nameOf = { input: (id) => (differing.has(id) ? `${id}Input` : id), output: (id) => id }
    const components = (['output', 'input'] as const).flatMap((direction) =>
      [...named[direction]].map(([id, schema]): [string, JsonSchema] => [
        this.nameOf[direction](id),
        renameReferences(schema, this.nameOf[direction]),
      ]),
    )
    this.components = Object.fromEntries(components.sort(([a], [b]) => a.localeCompare(b, 'en')))
  }

  schemaOf(shape: z.ZodType, direction: Direction): JsonSchema {
    return renameReferences(convert(shape, direction).schema, this.nameOf[direction])
  }
}
