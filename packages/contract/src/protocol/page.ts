import * as z from 'zod'

const MAX_PER_PAGE = 100
/** Lists are counted up to here and shown as 10,000+, so that their cost does not grow with their length. */
export const MAX_COUNTED = 10_000

/** The two query parameters of every list. */
export const pageQuery = (per: number) => ({
  page: z.coerce.number().int().min(1).default(1),
  per: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(per),
})

/** Several values of one query parameter: repeated, with or without brackets, or between commas. */
export const listed = <Item extends z.ZodType<string, string>>(item: Item) => z.array(item).max(200)

/** Yes or no in a query. */
export const QueryFlag = z.stringbool().meta({ type: 'boolean' })

export const PageMetadata = z
  .strictObject({
    page: z.int(),
    per: z.int(),
    total: z.int(),
    hasMore: z.boolean(),
  })
  .meta({ id: 'PageMetadata' })
export type PageMetadata = z.infer<typeof PageMetadata>

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), metadata: PageMetadata })

/** A list without pages, for records that are never many. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item) })
