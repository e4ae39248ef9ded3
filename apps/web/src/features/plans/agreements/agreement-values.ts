import type { AgreementItem, AgreementItemInput, Agreements, Retainer } from '@praxis/contract/plans/agreements'
import type { PlanCategory } from '@praxis/contract/plans/plan-rules'
import { isDay } from '@praxis/domain/calendar/day'
import { same } from '../../../ui/forms/draft-changes'
import type { Problems } from '../../../ui/forms/rule-problems'

/** An item as it is typed: null while a field is empty, NaN while it holds no amount. */
export interface ItemValues {
  /** The id of a saved item; a key of our own for a new one. */
  readonly key: string
  readonly isNew: boolean
  readonly name: string
  readonly amount: number | null
  readonly category: PlanCategory
  readonly dueDate: string | null
  readonly doneOn: string | null
  readonly retainer: RetainerValues | null
}

export type RetainerValues = { readonly [Field in keyof Omit<Retainer, 'period'>]: number | null } & Pick<
  Retainer,
  'period'
>

export interface AgreementValues {
  readonly items: readonly ItemValues[]
}

const itemValues = ({ id, name, amount, category, dueDate, doneOn, retainer }: AgreementItem): ItemValues => ({
  key: id,
  isNew: false,
  name,
  amount,
  category,
  dueDate,
  doneOn,
  retainer,
})

export const agreementValues = ({ items }: Pick<Agreements, 'items'>): AgreementValues => ({
  items: items.map(itemValues),
})

export const newItem = (key: string): ItemValues => ({
  key,
  isNew: true,
  name: '',
  amount: null,
  category: 'consultancyBudget',
  dueDate: null,
  doneOn: null,
  retainer: null,
})

/** What a retainer begins with: a year of months, nothing of which rolls over. */
export const newRetainer: RetainerValues = {
  period: 'month',
  numberOfPeriods: 12,
  secondsPerPeriod: 72_000,
  rollOverSeconds: 0,
  rollOverPeriods: 0,
}

const typed = (value: number | null): number => (value === null || Number.isNaN(value) ? 0 : value)

export const itemsInput = ({ items }: AgreementValues): AgreementItemInput[] =>
  items.map(({ key, isNew, name, amount, category, dueDate, doneOn, retainer }) => ({
    ...(!isNew && { id: key }),
    name: name.trim(),
    amount: typed(amount),
    category,
    dueDate: dueDate ?? '',
    doneOn,
    retainer: retainer && {
      period: retainer.period,
      numberOfPeriods: typed(retainer.numberOfPeriods),
      secondsPerPeriod: typed(retainer.secondsPerPeriod),
      rollOverSeconds: typed(retainer.rollOverSeconds),
      rollOverPeriods: typed(retainer.rollOverPeriods),
    },
  }))

const HIGHEST = 1_000_000_000_000
const isBetween = (value: number | null, least: number, most: number) =>
  value !== null && !Number.isNaN(value) && value >= least && value <= most

/** What stands in the way of saving, by item and field: '<key>/name'. */
export function agreementProblems({ items }: AgreementValues): Problems {
  const problems: Record<string, string> = {}
  for (const { key, name, amount, dueDate, doneOn, retainer } of items) {
    if (name.trim() === '') problems[`${key}/name`] = 'Enter a name'
    if (!isBetween(amount, 0, HIGHEST)) problems[`${key}/amount`] = 'Enter an amount'
    if (dueDate === null || !isDay(dueDate)) problems[`${key}/dueDate`] = 'Enter a date'
    if (doneOn !== null && !isDay(doneOn)) problems[`${key}/doneOn`] = 'Enter a date'
    if (!retainer) continue
    if (!isBetween(retainer.numberOfPeriods, 1, 120)) problems[`${key}/numberOfPeriods`] = 'Enter 1 to 120'
    if (!isBetween(retainer.secondsPerPeriod, 1, 100_000_000)) problems[`${key}/secondsPerPeriod`] = 'Enter hours'
    if (!isBetween(retainer.rollOverSeconds, 0, 100_000_000)) problems[`${key}/rollOverSeconds`] = 'Enter hours'
    if (!isBetween(retainer.rollOverPeriods, 0, 120)) problems[`${key}/rollOverPeriods`] = 'Enter 0 to 120'
  }
  return problems
}

const consultancyOf = ({ items }: AgreementValues) =>
  items
    .filter(({ category }) => category === 'consultancyBudget')
    .map(({ amount, dueDate, doneOn, retainer }) => ({ amount, dueDate, doneOn, retainer }))

/** Whether what the client pays for consultancy changes, of which bookings may say something else. */
export const changesConsultancy = (saved: AgreementValues, values: AgreementValues): boolean =>
  !same(consultancyOf(saved), consultancyOf(values))

/** The total as typed: a retainer’s amount is that of each period. */
export const totalOf = ({ amount, retainer }: Pick<ItemValues, 'amount' | 'retainer'>): number =>
  typed(amount) * (retainer ? typed(retainer.numberOfPeriods) : 1)
