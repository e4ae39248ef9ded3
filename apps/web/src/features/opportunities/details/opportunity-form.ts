import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { OpportunityDetailsInput } from '@praxis/contract/opportunities/opportunity-fields'
import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'
import { formatDay } from '@praxis/domain/calendar/day'
import {
  cleanDynamicDetails,
  type EditedDetail,
  withDefinedDetails,
} from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { tagsToSave } from '@praxis/domain/people/tags'
import { BUDGETS, budgetNames } from '@praxis/domain/projects/project-figures'
import { date } from '@praxis/domain/validation/date-rules'
import { firstProblem, required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { DraftShape } from '../../../ui/forms/draft'
import { type Problems, problemsAmong } from '../../../ui/forms/rule-problems'
import type { ChosenEmployee } from '../../people/employee-picker'
import { budgetProblem, budgetsOf, noBudget, type TypedBudgets } from '../../projects/budget-values'
import { changedInput, changesText } from '../../projects/changed-input'
import { CHARGING } from '../../projects/charging-words'
import { LONGEST_NAME, tagsProblem } from '../../projects/name-and-tags-rules'
import { budgetText } from '../../projects/project-words'

/** What can be edited of an opportunity, part by part. */
export interface OpportunityForm extends TypedBudgets {
  readonly name: string
  readonly clientID: string | null
  readonly leadID: ChosenEmployee | null
  readonly expectedCloseDate: string | null
  readonly chargingMechanism: ChargingMechanism
  readonly isStrategic: boolean
  readonly tags: readonly string[]
  readonly dynamicDetails: readonly EditedDetail[]
}

export const opportunityShape: DraftShape = { groups: budgetNames, rows: ['dynamicDetails'] }

export function opportunityForm(
  { client, details, ...opportunity }: Opportunity,
  definitions: readonly DynamicDetailDefinition[],
): OpportunityForm {
  const { lead } = details
  return {
    name: details.name,
    clientID: client.id,
    leadID: lead ? { id: lead.id, displayName: lead.displayName } : null,
    expectedCloseDate: details.expectedCloseDate ?? null,
    chargingMechanism: details.chargingMechanism ?? 'effort',
    isStrategic: details.isStrategic ?? false,
    tags: details.tags ?? [],
    dynamicDetails: withDefinedDetails(details.dynamicDetails ?? [], definitions),
    consultancyBudget: opportunity.consultancyBudget ?? noBudget,
    expensesBudget: opportunity.expensesBudget ?? noBudget,
    otherBudget: opportunity.otherBudget ?? noBudget,
  }
}

/** The whole form as it would be sent. */
const sentInput = ({ clientID, leadID, ...form }: OpportunityForm): Readonly<Record<string, unknown>> => ({
  ...form,
  name: form.name.trim(),
  clientID: clientID ?? undefined,
  leadID: leadID?.id,
  tags: tagsToSave(form.tags),
  dynamicDetails: cleanDynamicDetails(form.dynamicDetails),
  ...budgetsOf(form),
})

/** The fields to send: those that differ from what is saved; undefined when none does. */
export const opportunityInput = (
  saved: OpportunityForm,
  edits: Partial<OpportunityForm>,
): OpportunityDetailsInput | undefined => changedInput(saved, edits, sentInput) as OpportunityDetailsInput | undefined

export const opportunityFields = [
  'name',
  'clientID',
  'leadID',
  'expectedCloseDate',
  'tags',
  'dynamicDetails',
  ...budgetNames,
] as const
type OpportunityField = (typeof opportunityFields)[number]

/** What stands in the way of saving, by field. */
export const opportunityProblems = (form: OpportunityForm): Problems =>
  problemsAmong({
    name: firstProblem([required('Name'), maxLength(LONGEST_NAME)])(form.name),
    clientID: required('Client')(form.clientID),
    leadID: required('Lead')(form.leadID),
    expectedCloseDate: date()(form.expectedCloseDate),
    tags: tagsProblem(form.tags),
    dynamicDetails: dynamicDetails(form.dynamicDetails),
    consultancyBudget: budgetProblem(form.consultancyBudget),
    expensesBudget: budgetProblem(form.expensesBudget),
    otherBudget: budgetProblem(form.otherBudget),
  } satisfies Record<OpportunityField, string | undefined>)

const WORDS: Readonly<Record<keyof OpportunityForm, string>> = {
  name: 'name',
  clientID: 'client',
  leadID: 'lead',
  expectedCloseDate: 'expected close',
  chargingMechanism: 'charging mechanism',
  isStrategic: 'strategic',
  tags: 'tags',
  dynamicDetails: 'other details',
  consultancyBudget: 'consultancy budget',
  expensesBudget: 'expenses budget',
  otherBudget: 'others budget',
}

/** The unsaved fields in a few words: 'name, expected close'. */
export const changeNote = (input: OpportunityDetailsInput): string => changesText(WORDS, input)

/** What each field is called, by its path in the draft. */
export const opportunityLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  clientID: 'Client',
  leadID: 'Lead',
  expectedCloseDate: 'Expected close',
  chargingMechanism: 'Charging mechanism',
  isStrategic: 'Strategic',
  tags: 'Tags',
  ...Object.fromEntries(
    budgetNames.flatMap((name) => [
      [`${name}.revenue`, `${BUDGETS[name]} revenue`],
      [`${name}.cost`, `${BUDGETS[name]} cost`],
    ]),
  ),
}

/** The value of such a field, in words. */
export const opportunityText =
  ({ client, details }: Opportunity) =>
  (path: string, value: unknown): string | undefined => {
    if (typeof value === 'number') return budgetText(value, details.currency)
    if (typeof value !== 'string') return undefined
    if (path === 'clientID') return value === client.id ? client.name : 'another client'
    if (path === 'expectedCloseDate') return formatDay(value)
    return path === 'chargingMechanism' && (value === 'effort' || value === 'fixed') ? CHARGING[value] : undefined
  }
