import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import type { projects } from '@praxis/contract/projects/projects'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import type { ChosenEmployee } from '../../people/employee-picker'

export interface RoleValues {
  readonly name: string
  readonly employeeID: ChosenEmployee | null
  readonly rateCardID: string | null
  readonly hourlyCharge: number | null
  readonly hourlyCost: number | null
}

export const roleLabels: Readonly<Record<keyof RoleValues, string>> = {
  name: 'Role',
  employeeID: 'Person',
  rateCardID: 'Rate card',
  hourlyCharge: 'Hourly charge',
  hourlyCost: 'Hourly cost',
}

const LONGEST_NAME = 120
const HIGHEST_RATE = 100_000_000

const rate = [min(0), max(HIGHEST_RATE, '1,000,000')]

/** The rules of a role's form; in another currency than the company's, both rates are typed unless a rate card has them. */
export const roleRules =
  (isInOtherCurrency: boolean) =>
  ({ rateCardID }: Pick<RoleValues, 'rateCardID'>): FormRules<RoleValues> => {
    const mustBeTyped = isInOtherCurrency && rateCardID === null
    return {
      name: [required('Role'), maxLength(LONGEST_NAME)],
      hourlyCharge: mustBeTyped ? [required('Hourly charge'), ...rate] : rate,
      hourlyCost: mustBeTyped ? [required('Hourly cost'), ...rate] : rate,
    }
  }

export const roleValues = (role: ProjectRole | null): RoleValues => ({
  name: role?.name ?? '',
  employeeID: role?.employee ? { id: role.employee.id, displayName: role.employee.displayName } : null,
  rateCardID: role?.rateCard?.id ?? null,
  hourlyCharge: role?.hourlyCharge ?? null,
  hourlyCost: role?.hourlyCost ?? null,
})

export interface CardRates {
  readonly id: string
  readonly name: string
  /** Rates are absent for those who may not see them. */
  readonly hourlyCharge?: number | undefined
  readonly hourlyCost?: number | undefined
}

const RATES = ['hourlyCharge', 'hourlyCost'] as const

/**
 * The values with another rate card: it names a role that has no name yet, and brings its rates along, seen before they
 * are saved; a rate that somebody typed stays. Those in another currency are converted by the server, so nothing is filled
 * in.
 */
export function withRateCard(values: RoleValues, rateCardID: string | null, cards: readonly CardRates[]): RoleValues {
  const rateOf = (cardId: string | null, rate: (typeof RATES)[number]) =>
    cards.find(({ id }) => id === cardId)?.[rate] ?? null
  const rates = RATES.map((rate) => {
    const isTyped = values[rate] !== null && values[rate] !== rateOf(values.rateCardID, rate)
    return [rate, isTyped ? values[rate] : (rateOf(rateCardID, rate) ?? values[rate])]
  })
  const name = values.name.trim() || cards.find(({ id }) => id === rateCardID)?.name || ''
  return { ...values, name, rateCardID, ...Object.fromEntries(rates) }
}

/** The rates to send: an empty one is that of the rate card, or 0 without a card; of an unknown card, the server's. */
const ratesOf = (values: RoleValues, cards: readonly CardRates[]) => {
  const card = cards.find(({ id }) => id === values.rateCardID)
  const rates = RATES.map((rate) => [rate, values[rate] ?? (values.rateCardID === null ? 0 : card?.[rate])])
  return Object.fromEntries(rates.filter(([, rate]) => rate !== undefined))
}

/**
 * The changes to send. Whoever may set rates sends those that they changed and, with another rate card, both as they
 * stand in the form. For others the server takes those of the rate card.
 */
export const roleChanges = (
  changed: Partial<RoleValues>,
  values: RoleValues,
  cards: readonly CardRates[] | undefined,
): Input<typeof projects.updateProjectRole>['body'] => {
  const { name, employeeID, rateCardID } = changed
  const isSent = (rate: string) => rateCardID !== undefined || rate in changed
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(employeeID !== undefined && { employeeID: employeeID?.id ?? null }),
    ...(rateCardID !== undefined && { rateCardID }),
    ...(cards && Object.fromEntries(Object.entries(ratesOf(values, cards)).filter(([rate]) => isSent(rate)))),
  }
}

export const roleInput = (
  values: RoleValues,
  cards: readonly CardRates[] | undefined,
): Input<typeof projects.createProjectRole>['body'] => ({
  ...roleChanges(values, values, cards),
  name: values.name.trim(),
})
