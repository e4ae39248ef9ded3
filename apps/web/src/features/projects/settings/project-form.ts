import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { ChargingMechanism } from '@praxis/contract/projects/project-fields'
import type { ProjectDetailsInput } from '@praxis/contract/projects/project-inputs'
import type { Project, WholeProjectDetails } from '@praxis/contract/projects/projects'
import {
  cleanDynamicDetails,
  type EditedDetail,
  withDefinedDetails,
} from '@praxis/domain/dynamic-details/dynamic-detail'
import { tagsToSave } from '@praxis/domain/people/tags'
import { budgetNames } from '@praxis/domain/projects/project-figures'
import type { DraftShape } from '../../../ui/forms/draft'
import type { ChosenEmployee } from '../../people/employee-picker'
import { definitionsOfRows, rowsOfDefinitions } from '../../settings/defined-rows'
import { budgetsOf, noBudget, type TypedBudgets } from '../budget-values'
import { changedInput, changesText } from '../changed-input'
import type { ProjectFlag } from '../project-words'
import { wholeDetails } from '../whole-details'

type Details = WholeProjectDetails

/** What can be edited of a project, part by part. */
export interface ProjectForm
  extends TypedBudgets,
    Readonly<Record<ProjectFlag, boolean>>,
    Readonly<Pick<Details, 'timeSheetConstraint' | 'consultancyTimeRounding' | 'timeSheetAndExpensesResponsibility'>> {
  readonly name: string
  readonly leadID: ChosenEmployee | null
  /** Null for an internal project, and while no client is chosen. */
  readonly clientID: string | null
  readonly isStrategic: boolean
  readonly chargingMechanism: ChargingMechanism | null
  readonly startDate: string | null
  readonly endDate: string | null
  readonly importID: string
  readonly tags: readonly string[]
  readonly dynamicDetails: readonly EditedDetail[]
  readonly timeSheetSubmissionDetails: readonly EditedDetail[]
  readonly taskDynamicDetails: readonly EditedDetail[]
}

export type ProjectPart = keyof ProjectForm

export const projectShape: DraftShape = {
  groups: budgetNames,
  rows: ['dynamicDetails', 'timeSheetSubmissionDetails', 'taskDynamicDetails'],
}

export function projectForm(project: Project, definitions: readonly DynamicDetailDefinition[]): ProjectForm {
  const { client } = project
  const details = wholeDetails(project)
  return {
    name: details.name,
    leadID: { id: details.lead.id, displayName: details.lead.displayName },
    clientID: client?.id ?? null,
    isStrategic: details.isStrategic,
    chargingMechanism: details.chargingMechanism,
    startDate: details.startDate,
    endDate: details.endDate,
    importID: details.importID,
    tags: details.tags,
    dynamicDetails: withDefinedDetails(details.dynamicDetails, definitions),
    isNonChargeableTimeAllowed: details.isNonChargeableTimeAllowed,
    isNonChargeableExpensesAllowed: details.isNonChargeableExpensesAllowed,
    isTimeSheetCommentsRequired: details.isTimeSheetCommentsRequired,
    shouldAutoApproveTimeSheet: details.shouldAutoApproveTimeSheet,
    isPublicToAllEmployees: details.isPublicToAllEmployees,
    timeSheetConstraint: details.timeSheetConstraint,
    consultancyTimeRounding: details.consultancyTimeRounding,
    timeSheetAndExpensesResponsibility: details.timeSheetAndExpensesResponsibility,
    timeSheetSubmissionDetails: rowsOfDefinitions(details.timeSheetSubmissionDetails),
    taskDynamicDetails: rowsOfDefinitions(details.taskDynamicDetails),
    consultancyBudget: project.consultancyBudget ?? noBudget,
    expensesBudget: project.expensesBudget ?? noBudget,
    otherBudget: project.otherBudget ?? noBudget,
  }
}

type SentInput = { readonly [Name in keyof ProjectDetailsInput]: ProjectDetailsInput[Name] | undefined }

/** The whole form as it would be sent. */
function sentInput(form: ProjectForm): SentInput {
  const { leadID: lead, clientID, chargingMechanism, ...rest } = form
  return {
    ...rest,
    name: form.name.trim(),
    leadID: lead?.id,
    clientID: clientID ?? undefined,
    chargingMechanism: chargingMechanism ?? undefined,
    importID: form.importID.trim(),
    tags: tagsToSave(form.tags),
    dynamicDetails: cleanDynamicDetails(form.dynamicDetails),
    timeSheetSubmissionDetails: definitionsOfRows(form.timeSheetSubmissionDetails),
    taskDynamicDetails: definitionsOfRows(form.taskDynamicDetails),
    ...budgetsOf(form),
  }
}

/** The fields to send: those that differ from what is saved; undefined when none does. */
export const projectInput = (saved: ProjectForm, edits: Partial<ProjectForm>): ProjectDetailsInput | undefined =>
  changedInput(saved, edits, sentInput) as ProjectDetailsInput | undefined

const WORDS: Readonly<Record<ProjectPart, string>> = {
  name: 'name',
  leadID: 'lead',
  clientID: 'client',
  isStrategic: 'strategic',
  chargingMechanism: 'charging mechanism',
  startDate: 'start date',
  endDate: 'end date',
  importID: 'import ID',
  tags: 'tags',
  dynamicDetails: 'other details',
  isNonChargeableTimeAllowed: 'non-chargeable time',
  isNonChargeableExpensesAllowed: 'non-chargeable expenses',
  isTimeSheetCommentsRequired: 'comments',
  shouldAutoApproveTimeSheet: 'approval',
  isPublicToAllEmployees: 'public',
  timeSheetConstraint: 'backdating limit',
  consultancyTimeRounding: 'rounding',
  timeSheetAndExpensesResponsibility: 'responsibility',
  timeSheetSubmissionDetails: 'time sheet details',
  taskDynamicDetails: 'task details',
  consultancyBudget: 'consultancy budget',
  expensesBudget: 'expenses budget',
  otherBudget: 'others budget',
}

/** The unsaved fields in a few words: 'name, end date', 'name, lead, tags and 2 more'. */
export const changeNote = (input: ProjectDetailsInput): string => changesText(WORDS, input)
