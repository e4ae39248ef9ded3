import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { Currency, Day, Id } from '../protocol/values'

/** The names of all figures that can explain themselves. */
export const figureNames = [
  'plannedRevenue',
  'plannedCost',
  'loggedTime',
  'revenue',
  'cost',
  'expensesSpent',
  'forecastRevenue',
  'forecastCost',
] as const
export type FigureName = (typeof figureNames)[number]

/** What figures can be asked with; each figure takes some of these. */
export const FigureQuery = z.strictObject({
  projectID: Id.optional(),
  clientID: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type FigureQuery = z.infer<typeof FigureQuery>

/** Minor units of a currency, seconds, hundredths of a percent, pieces, or half days: always integers, so that parts add up exactly. */
const FigureUnit = z.enum(['money', 'seconds', 'percentage', 'count', 'halfDays'])

const FigurePart = z.strictObject({
  /** A part keeps its id whenever the figure is asked for. */
  id: z.string(),
  label: z.string(),
  /** A closer description of the part, such as at which rate or for which client. */
  detail: z.string().nullable(),
  value: z.int(),
  /** The API’s address that lists the records behind the part; null where there is none. */
  records: z.string().nullable(),
})
export type FigurePart = z.infer<typeof FigurePart>

/** Why something is left out: it counts nowhere, as denied time, or the caller may not see it (a partial figure). */
const LeftOutReason = z.enum(['notCounted', 'noAccess'])

const LeftOut = z.strictObject({
  reason: LeftOutReason,
  /** Words that can follow *excludes*: '6 denied entries'. */
  label: z.string(),
  /** Null where the caller may not know how much is left out. */
  value: z.int().nullable(),
})
export type LeftOut = z.infer<typeof LeftOut>

/** A number that a person may doubt, with what it is made of: the value is the sum of the parts. */
export const Figure = z
  .strictObject({
    unit: FigureUnit,
    /** Only figures of money have a currency. */
    currency: Currency.nullable(),
    value: z.int(),
    parts: z.array(FigurePart),
    leftOut: z.array(LeftOut),
    /** Whether some of the figure is left out because the caller may not see it. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'Figure' })
export type Figure = z.infer<typeof Figure>

/** Explanations of figures: the parts they are made of. */
export const figures = about('figures', {
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
})
