import { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import { isRichText } from '@praxis/contract/protocol/rich-text'
import * as z from 'zod'

/** A rich text, and where in the input it stands. */
export interface FoundText {
  readonly path: string
  readonly text: string
  readonly shape: z.ZodType
  readonly replace: (clean: string) => void
}

type Holder = Record<string | number, unknown>
type Search = (holder: Holder, key: string | number, path: string) => Generator<FoundText>

const searchText = (shape: z.ZodType): Search =>
  function* (holder, key, path) {
    const text = holder[key]
    const replace = (clean: string) => {
      holder[key] = clean
    }
    if (typeof text === 'string') yield { path, text, shape, replace }
  }

/** Rows that a company adds to its records name their own type. */
const searchDetail: Search = function* (holder, key, path) {
  const row = holder[key] as Holder
  if (row.type === 'richText') yield* searchText(DynamicDetail.shape.value)(row, 'value', `${path}.value`)
}

const searchList = (search: Search): Search =>
  function* (holder, key, path) {
    const list = holder[key]
    if (!Array.isArray(list)) return
    for (const index of list.keys()) yield* search(list as unknown as Holder, index, `${path}.${index}`)
  }

const searchFields = (fields: ReadonlyMap<string, Search>): Search =>
  function* (holder, key, path) {
    const value = holder[key]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [name, search] of fields) yield* search(value as Holder, name, path === '' ? name : `${path}.${name}`)
  }

const searchAll = (searches: readonly Search[]): Search =>
  function* (...where) {
    for (const search of searches) yield* search(...where)
  }

const searchIn = (shape: unknown): Search | undefined => {
  if (isRichText(shape)) return searchText(shape)
  if (shape === DynamicDetail) return searchDetail
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return searchIn(shape.unwrap())
  if (shape instanceof z.ZodArray) {
    const search = searchIn(shape.element)
    return search && searchList(search)
  }
  if (shape instanceof z.ZodObject) {
    const found = Object.entries(shape.shape).flatMap(([name, field]) => {
      const search = searchIn(field)
      return search ? [[name, search] as const] : []
    })
    return found.length === 0 ? undefined : searchFields(new Map(found))
  }
  if (shape instanceof z.ZodUnion) {
    const searches = shape.options.flatMap((option) => searchIn(option) ?? [])
    return searches.length === 0 ? undefined : searchAll(searches)
  }
  return undefined
}

/** Makes the function that finds the rich texts in an input; undefined for a shape that has none. */
export const richTextsIn = (shape: z.ZodType): ((input: unknown) => FoundText[]) | undefined => {
  const search = searchIn(shape)
  return search && ((input) => [...search({ input }, 'input', '')])
}
