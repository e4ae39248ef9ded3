import * as z from 'zod'
import { Currency, Day, Id, Name, PlausibleDay, Version } from '../protocol/values'
import { MOST_AGREEMENT_ITEMS, planCategories } from './plan-rules'

const MinorUnits = z.int().min(0).max(1_000_000_000_000)
export const retainerPeriods = ['month', 'quarter'] as const

/** Hours that a client buys per period, whether they use them or not. */
export const Retainer = z.strictObject({
  period: z.enum(retainerPeriods),
  /** The due date of the item is the first day of the first period. */
  numberOfPeriods: z.int().min(1).max(120),
  secondsPerPeriod: z.int().min(1).max(100_000_000),
  /** How much of what is left at the end of a period rolls over, and for how many periods it lasts. */
  rollOverSeconds: z.int().min(0).max(100_000_000),
  rollOverPeriods: z.int().min(0).max(120),
})
export type Retainer = z.infer<typeof Retainer>

/** Something the client agreed to pay for. The amount of a retainer is that of each period. */
export const AgreementItemInput = z.strictObject({
  /** An item without an id is new. */
  id: Id.optional(),
  name: Name,
  amount: MinorUnits,
  category: z.enum(planCategories),
  dueDate: PlausibleDay,
  /** The day that the milestone was reached; null until then. */
  doneOn: PlausibleDay.nullable().default(null),
  retainer: Retainer.nullable().default(null),
})
export type AgreementItemInput = z.output<typeof AgreementItemInput>

/** One period of a retainer; times are in seconds. */
export const RetainerPeriod = z.strictObject({
  startDate: Day,
  endDate: Day,
  bought: z.int(),
  /** Taken over from earlier periods. */
  rolledIn: z.int(),
  used: z.int(),
  /** Used beyond what was bought and rolled over; charged at the rate of its role. */
  overage: z.int(),
  expired: z.int(),
  rolledOut: z.int(),
  /** What is left now, of a period that has not ended. */
  left: z.int(),
})
export type RetainerPeriod = z.infer<typeof RetainerPeriod>

export const AgreementItem = z
  .strictObject({
    ...AgreementItemInput.shape,
    id: Id,
    doneOn: Day.nullable(),
    retainer: Retainer.nullable(),
    /** The amount, for a retainer that of all periods. */
    total: z.int(),
    /** Absent for callers who may not read the time of the project. */
    ledger: z.array(RetainerPeriod).optional(),
  })
  .meta({ id: 'AgreementItem' })
export type AgreementItem = z.infer<typeof AgreementItem>

export const Agreements = z
  .strictObject({
    currency: Currency,
    items: z.array(AgreementItem),
    total: z.int(),
    version: Version,
    can: z.strictObject({ edit: z.boolean(), clearResourcePlan: z.boolean() }),
  })
  .meta({ id: 'Agreements' })
export type Agreements = z.infer<typeof Agreements>

/** All items in their order: those that are left out are deleted. */
export const AgreementItems = z.array(AgreementItemInput).max(MOST_AGREEMENT_ITEMS)
