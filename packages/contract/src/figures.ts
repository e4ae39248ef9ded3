import * as z from 'zod'
import { endpoint } from './endpoint'
import { Currency, Day, Id } from './values'

/** Every figure that explains itself. */
export const figureNames = ['plannedRevenue', 'plannedCost', 'loggedTime', 'revenue', 'cost'] as const
export type FigureName = (typeof figureNames)[number]

/** What figures can be asked about; each takes some of it. */
export const FigureQuery = z.strictObject({
  projectID: Id.optional(),
  clientID: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type FigureQuery = z.infer<typeof FigureQuery>

/** Minor units of a currency, seconds, hundredths of a percent, or pieces: always integers, so that parts add up exactly. */
const FigureUnit = z.enum(['money', 'seconds', 'percentage', 'count'])

const FigurePart = z.strictObject({
  /** The same for the same part whenever it is asked for. */
  id: z.string(),
  label: z.string(),
  /** At which rate, of which client. */
  detail: z.string().nullable(),
  value: z.int(),
  /** The list of the records behind it, as an address of this API; null where there is none. */
  records: z.string().nullable(),
})
export type FigurePart = z.infer<typeof FigurePart>

/** By rule, as denied time counts nowhere; or because the caller may not see it, which makes the figure a partial one. */
const LeftOutReason = z.enum(['notCounted', 'noAccess'])

const LeftOut = z.strictObject({
  reason: LeftOutReason,
  /** As it follows *excludes*: '6 denied entries'. */
  label: z.string(),
  /** Null where the caller may not know it. */
  value: z.int().nullable(),
})
export type LeftOut = z.infer<typeof LeftOut>

/** A number that a person may doubt, with what it is made of: the value is the sum of the parts. */
export const Figure = z
  .strictObject({
    unit: FigureUnit,
    /** Of money only. */
    currency: Currency.nullable(),
    value: z.int(),
    parts: z.array(FigurePart),
    leftOut: z.array(LeftOut),
    /** Whether some of it is left out because the caller may not see it. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'Figure' })
export type Figure = z.infer<typeof Figure>

/** What figures are made of. */
export const figures = {
  explainFigure: endpoint({
    method: 'GET',
    path: '/figures/{name}',
    summary: 'Explain a figure of a project or client: its parts, what it leaves out and why',
    access: 'employee',
    params: z.strictObject({ name: z.enum(figureNames) }),
    query: FigureQuery,
    response: Figure,
    reasons: ['notFound', 'featureDisabled'],
  }),
}
