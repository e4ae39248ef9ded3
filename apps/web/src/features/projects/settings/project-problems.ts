import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { date } from '@praxis/domain/validation/date-rules'
import { firstProblem, required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { type Problems, problemsAmong } from '../../../ui/forms/rule-problems'
import { definedRows } from '../../settings/defined-rows'
import { budgetProblem } from '../budget-values'
import { LONGEST_IMPORT_ID } from '../create/new-project'
import { LONGEST_NAME, tagsProblem } from '../name-and-tags-rules'
import { notBefore } from '../not-before'
import type { ProjectForm } from './project-form'

export const projectFields = [
  'name',
  'leadID',
  'clientID',
  'startDate',
  'endDate',
  'importID',
  'tags',
  'dynamicDetails',
  'timeSheetSubmissionDetails',
  'taskDynamicDetails',
  'consultancyBudget',
  'expensesBudget',
  'otherBudget',
] as const
type ProjectField = (typeof projectFields)[number]

/** What stands in the way of saving, by field. */
export function projectProblems(form: ProjectForm, isInternal: boolean): Problems {
  return problemsAmong({
    name: firstProblem([required('Project name'), maxLength(LONGEST_NAME)])(form.name),
    leadID: required('Lead')(form.leadID),
    clientID: isInternal ? undefined : required('Client')(form.clientID),
    startDate: date()(form.startDate),
    endDate: firstProblem([date(), notBefore(form.startDate)])(form.endDate),
    importID: maxLength(LONGEST_IMPORT_ID)(form.importID),
    tags: tagsProblem(form.tags),
    dynamicDetails: dynamicDetails(form.dynamicDetails),
    timeSheetSubmissionDetails: definedRows(form.timeSheetSubmissionDetails),
    taskDynamicDetails: definedRows(form.taskDynamicDetails),
    consultancyBudget: budgetProblem(form.consultancyBudget),
    expensesBudget: budgetProblem(form.expensesBudget),
    otherBudget: budgetProblem(form.otherBudget),
  } satisfies Record<ProjectField, string | undefined>)
}
