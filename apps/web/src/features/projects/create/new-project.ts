import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'
import {
  cleanDynamicDetails,
  type EditedDetail,
  withDefinedDetails,
} from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { tagsToSave } from '@praxis/domain/people/tags'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import type { ChosenEmployee } from '../../people/employee-picker'
import { budgetProblem, budgetsOf, noBudgets, type TypedBudgets } from '../budget-values'
import { LONGEST_NAME, tagsProblem } from '../name-and-tags-rules'
import { notBefore } from '../not-before'
import type { ProjectFlag } from '../project-words'
import type { NewProject } from '../projects.mutations'

export type ProjectKind = NewProject['kind']

export interface NewProjectValues extends TypedBudgets, Readonly<Record<ProjectFlag, boolean>> {
  /** The template; null for an empty project. */
  readonly projectTemplateID: string | null
  readonly name: string
  readonly clientID: string | null
  readonly leadID: ChosenEmployee | null
  readonly chargingMechanism: ChargingMechanism
  readonly isStrategic: boolean
  readonly startDate: string | null
  readonly endDate: string | null
  readonly tags: readonly string[]
  readonly importID: string
  readonly dynamicDetails: readonly EditedDetail[]
}

export const emptyProject = (
  lead: ChosenEmployee,
  definitions: readonly DynamicDetailDefinition[],
  clientID: string | null,
): NewProjectValues => ({
  projectTemplateID: null,
  name: '',
  clientID,
  leadID: lead,
  chargingMechanism: 'effort',
  isStrategic: false,
  isNonChargeableTimeAllowed: false,
  isNonChargeableExpensesAllowed: false,
  isTimeSheetCommentsRequired: false,
  shouldAutoApproveTimeSheet: false,
  isPublicToAllEmployees: false,
  startDate: null,
  endDate: null,
  tags: [],
  importID: '',
  dynamicDetails: withDefinedDetails([], definitions),
  ...noBudgets,
})

export const LONGEST_IMPORT_ID = 120

export const newProjectRules = (kind: ProjectKind, { startDate }: NewProjectValues): FormRules<NewProjectValues> => ({
  name: [required('Project name'), maxLength(LONGEST_NAME)],
  ...(kind === 'client' && { clientID: required('Client') }),
  leadID: required('Lead'),
  startDate: date(),
  endDate: [date(), notBefore(startDate)],
  tags: tagsProblem,
  importID: maxLength(LONGEST_IMPORT_ID),
  dynamicDetails,
  ...Object.fromEntries(
    (['consultancyBudget', 'expensesBudget', 'otherBudget'] as const).map((name) => [name, budgetProblem]),
  ),
})

/** The body to send: money only by those who may set it, what concerns a charge only where somebody is charged. */
export function newProject(kind: ProjectKind, values: NewProjectValues, setsMoney: boolean): NewProject {
  const { clientID, leadID, chargingMechanism, isNonChargeableTimeAllowed, isNonChargeableExpensesAllowed } = values
  const body = {
    ...(values.projectTemplateID && { projectTemplateID: values.projectTemplateID }),
    name: values.name.trim(),
    leadID: leadID?.id ?? '',
    isStrategic: values.isStrategic,
    isTimeSheetCommentsRequired: values.isTimeSheetCommentsRequired,
    shouldAutoApproveTimeSheet: values.shouldAutoApproveTimeSheet,
    isPublicToAllEmployees: values.isPublicToAllEmployees,
    startDate: values.startDate,
    endDate: values.endDate,
    tags: tagsToSave(values.tags),
    importID: values.importID.trim(),
    dynamicDetails: cleanDynamicDetails(values.dynamicDetails),
    ...(setsMoney && budgetsOf(values)),
  }
  if (kind === 'internal') return { kind, body }
  return {
    kind,
    body: {
      ...body,
      clientID: clientID ?? '',
      chargingMechanism,
      isNonChargeableTimeAllowed,
      isNonChargeableExpensesAllowed,
    },
  }
}
