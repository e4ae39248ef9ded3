import * as z from 'zod'
import { plainName } from './plain-name'

const isList = (field: unknown): boolean =>
  field instanceof z.ZodArray ||
  ((field instanceof z.ZodOptional || field instanceof z.ZodDefault) && isList(field.unwrap()))

export type SentQuery = Readonly<Record<string, string | string[] | undefined>>

/** Makes the function that gathers lists of a query: repeated names, with or without brackets, or commas. */
export const queryReader = (shape: z.ZodObject) => {
  const lists = new Set(Object.keys(shape.shape).filter((name) => isList(shape.shape[name])))
  return (query: SentQuery): Record<string, unknown> => {
    if (lists.size === 0) return query
    const fields = new Map<string, unknown>()
    for (const [sentName, sent] of Object.entries(query)) {
      const name = plainName(sentName)
      if (!lists.has(name)) {
        fields.set(sentName, sent)
        continue
      }
      const values = [sent ?? []].flat().flatMap((text) => text.split(','))
      const before = fields.get(name)
      fields.set(name, [...(Array.isArray(before) ? before : []), ...values.filter((text) => text !== '')])
    }
    return Object.fromEntries(fields)
  }
}
