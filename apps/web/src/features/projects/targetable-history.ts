import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay, isDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { BUDGETS, budgetNames } from '@praxis/domain/projects/project-figures'
import { actionText } from '../../ui/history/action-text'
import type { HistoryChange, HistoryEntry as ShownEntry } from '../../ui/history/history-panel'
import {
  isRecord,
  type RecordedValues,
  recordedChanges,
  recordedDetailChanges,
} from '../../ui/history/recorded-changes'
import { whoAndWhen } from '../../ui/history/who-and-when'
import { CHARGING } from './charging-words'
import {
  AREAS,
  budgetText,
  CONSTRAINTS,
  FLAGS,
  LEVELS,
  type ProjectFlag,
  RESPONSIBILITIES,
  ROUNDINGS,
} from './project-words'
import { wordsOfHtml } from './words-of-html'

const FIELDS: Readonly<Record<string, string>> = {
  client: 'Client',
  lead: 'Lead',
  isStrategic: 'Strategic',
  chargingMechanism: 'Charging mechanism',
  currency: 'Currency',
  startDate: 'Start date',
  endDate: 'End date',
  expectedCloseDate: 'Expected close',
  pipelineStage: 'Stage',
  lostReason: 'Why it was lost',
  importID: 'Import ID',
  tags: 'Tags',
  role: 'Role',
  employee: 'Person',
  rateCard: 'Rate card',
  bookings: 'Bookings',
  timeSheetConstraint: 'Backdating limit',
  consultancyTimeRounding: 'Rounding',
  timeSheetAndExpensesResponsibility: 'Approver',
  purchaseOrder: 'Purchase order',
  scheduler: 'Scheduler',
  dayOfMonth: 'Day of the month',
  until: 'Until',
  text: 'Text of the item',
  onlyDone: 'Only items marked as done',
  expenseMarkUp: 'Mark-up on expenses',
  vat: 'VAT of new items',
  ...AREAS,
}

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chargingMechanism: CHARGING,
  timeSheetConstraint: CONSTRAINTS,
  consultancyTimeRounding: ROUNDINGS,
  timeSheetAndExpensesResponsibility: RESPONSIBILITIES,
  ...Object.fromEntries(Object.keys(AREAS).map((area) => [area, LEVELS])),
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A recorded value in words; null for ids, which are not shown. */
const textOf = (name: string, value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(name === 'bookings' ? '; ' : ', ') || null
  if (typeof value !== 'string' || UUID.test(value)) return null
  if (isDay(value)) return formatDay(value)
  return WORDS[name]?.[value] ?? (value.trim() || null)
}

const isRichText = (value: unknown): value is string =>
  typeof value === 'string' && /^<(p|ul|ol|h\d|blockquote)\b/.test(value)

/** The text of a custom field; rich text as plain words. */
const textOfRow = (name: string, value: unknown): string | null =>
  textOf(name, isRichText(value) ? wordsOfHtml(value) : value)

const flagLabels = Object.fromEntries((Object.keys(FLAGS) as ProjectFlag[]).map((flag) => [flag, FLAGS[flag].label]))

/** Changes of the custom fields that a time sheet asks for, by their names. */
const changesOfAskedRows = (before: RecordedValues, after: RecordedValues): HistoryChange[] => {
  const namesIn = (values: RecordedValues) => {
    const rows = values.timeSheetSubmissionDetails
    return Array.isArray(rows)
      ? rows.filter(isRecord).map(({ key, isRequired }) => `${key}${isRequired ? ' (required)' : ''}`)
      : []
  }
  return recordedChanges({ rows: 'Time sheet details' }, { rows: namesIn(before) }, { rows: namesIn(after) }, textOf)
}

const amountText = (budget: unknown, part: string, currency: Currency): string | null => {
  const amount = isRecord(budget) ? budget[part] : undefined
  return typeof amount === 'number' ? budgetText(amount, currency) : null
}

const changesOfBudgets = (before: RecordedValues, after: RecordedValues, currency: Currency): HistoryChange[] =>
  budgetNames
    .flatMap((name) =>
      ['revenue', 'cost'].map((part) => ({
        field: `${BUDGETS[name]}, ${part}`,
        before: amountText(before[name], part, currency),
        after: amountText(after[name], part, currency),
      })),
    )
    .filter((change) => change.before !== change.after)

const RATES = { hourlyCharge: 'Hourly charge', hourlyCost: 'Hourly cost' }

/** Rates of a card in another currency were converted once, by this exchange rate. */
const CONVERSION = { exchangeRate: 'Exchange rate', exchangeRateDay: 'Exchange rate of' }

const changesOfRates = (before: RecordedValues, after: RecordedValues, currency: Currency): HistoryChange[] => [
  ...recordedChanges(RATES, before, after, (_name, rate) =>
    typeof rate === 'number' ? formatMoney(rate, currency) : null,
  ),
  ...recordedChanges(CONVERSION, before, after, (name, value) => {
    if (typeof value !== 'string') return null
    return name === 'exchangeRateDay' ? formatDay(value) : value
  }),
]

const RE_RATED = { revenue: 'Revenue', cost: 'Cost' }

/** Changes of the time that got other rates. */
const changesOfReRating = (before: RecordedValues, after: RecordedValues, currency: Currency): HistoryChange[] =>
  recordedChanges(RE_RATED, before, after, (_name, amount) =>
    typeof amount === 'number' ? formatMoney(amount, currency) : null,
  )

/** The recorded fields with those inside roles, rates and rights, kept together so that they tell whose they are. */
const piecesOf = (values: HistoryEntry['before']): RecordedValues =>
  Object.assign({}, values, ...['projectRole', 'roleRates', 'permission', 'reRated'].map((piece) => values?.[piece]))

/** Which role, or whose rights, a change is about, also when that did not change. */
const subjectOf = (before: RecordedValues, after: RecordedValues): string => {
  const { employee, role, count } = { ...before, ...after }
  const subject =
    typeof count === 'number' ? `${count} entries` : (textOf('role', role) ?? textOf('employee', employee))
  return subject === null ? '' : `: ${subject}`
}

interface TargetableWords {
  /** What its name is called. */
  readonly name: string
  readonly actions: Readonly<Record<string, string>>
}

/** A record of a project or opportunity, or of a part of it, in the words of the page. */
export function shownTargetableEntry(
  entry: HistoryEntry,
  currency: Currency,
  { name, actions }: TargetableWords,
): ShownEntry {
  const [before, after] = [piecesOf(entry.before), piecesOf(entry.after)]
  const budgets = changesOfBudgets(before, after, currency)
  return {
    ...whoAndWhen(entry),
    did: budgets.length > 0 ? 'changed the budget' : `${actionText(actions, entry.action)}${subjectOf(before, after)}`,
    changes: [
      ...recordedChanges({ name, ...FIELDS }, before, after, textOf),
      ...recordedChanges(flagLabels, before, after, textOf),
      ...recordedDetailChanges(before, after, textOfRow),
      ...changesOfAskedRows(before, after),
      ...changesOfRates(before, after, currency),
      ...changesOfReRating(before, after, currency),
      ...budgets,
    ],
  }
}
