import * as z from 'zod'

const HTML = 'text/html'

/** HTML as the editor writes it. Whatever else somebody sends is cleaned out of it before it is worked with. */
export const richText = (maxLength: number) => z.string().max(maxLength).meta({ contentMediaType: HTML })

export const isRichText = (schema: unknown): schema is z.ZodString =>
  schema instanceof z.ZodString && schema.meta()?.contentMediaType === HTML
