import type { Project } from '@praxis/contract/projects/projects'
import { formatDay } from '@praxis/domain/calendar/day'
import { BUDGETS, budgetNames } from '@praxis/domain/projects/project-figures'
import { CHARGING } from '../charging-words'
import { budgetText, CONSTRAINTS, FLAGS, RESPONSIBILITIES, ROUNDINGS } from '../project-words'

/** What each field of a project's settings is called, by its path in the draft. */
export const projectLabels: Readonly<Record<string, string>> = {
  name: 'Project name',
  leadID: 'Lead',
  clientID: 'Client',
  isStrategic: 'Strategic',
  chargingMechanism: 'Charging mechanism',
  startDate: 'Start date',
  endDate: 'End date',
  importID: 'Import ID',
  tags: 'Tags',
  timeSheetConstraint: 'Backdating limit',
  consultancyTimeRounding: 'Rounding',
  timeSheetAndExpensesResponsibility: 'Approver',
  ...Object.fromEntries(Object.entries(FLAGS).map(([flag, { label }]) => [flag, label])),
  ...Object.fromEntries(
    budgetNames.flatMap((name) => [
      [`${name}.revenue`, `${BUDGETS[name]} revenue`],
      [`${name}.cost`, `${BUDGETS[name]} cost`],
    ]),
  ),
}

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chargingMechanism: CHARGING,
  timeSheetConstraint: CONSTRAINTS,
  consultancyTimeRounding: ROUNDINGS,
  timeSheetAndExpensesResponsibility: RESPONSIBILITIES,
}

/** The value of such a field, in words. */
export const projectText =
  ({ client, details }: Project) =>
  (path: string, value: unknown): string | undefined => {
    if (typeof value === 'number') return budgetText(value, details.currency)
    if (typeof value !== 'string') return undefined
    if (path === 'clientID') return value === client?.id ? client.name : 'another client'
    return path === 'startDate' || path === 'endDate' ? formatDay(value) : WORDS[path]?.[value]
  }
