import type { ProjectTemplate } from '@praxis/contract/projects/project-templates'
import { cleanDynamicDetails, type EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import { definedRows, definitionsOfRows, rowsOfDefinitions } from '../../settings/defined-rows'
import type { TemplateChanges } from './templates.mutations'

export const LONGEST_NAME = 120

/** The values of a template that can be edited. */
export interface TemplateValues {
  readonly name: string
  readonly invoiceScheduler: ProjectTemplate['invoiceScheduler']
  readonly dynamicDetails: readonly EditedDetail[]
  readonly taskDynamicDetails: readonly EditedDetail[]
}

export const templateValues = (template: ProjectTemplate): TemplateValues => ({
  name: template.name,
  invoiceScheduler: template.invoiceScheduler,
  dynamicDetails: template.dynamicDetails,
  taskDynamicDetails: rowsOfDefinitions(template.taskDynamicDetails),
})

/** The problem of the custom fields; a template's may be empty, so only present values are checked. */
const startingDetails = (rows: unknown) =>
  dynamicDetails((rows as readonly EditedDetail[]).map((row) => ({ ...row, isRequired: false })))

export const templateRules: FormRules<TemplateValues> = {
  name: [required('Name'), maxLength(LONGEST_NAME)],
  dynamicDetails: startingDetails,
  taskDynamicDetails: (rows) => definedRows(rows as readonly EditedDetail[]),
}

/** The parts that changed, as they are sent. */
export const templateChanges = (changed: Partial<TemplateValues>): TemplateChanges => ({
  ...(changed.name !== undefined && { name: changed.name.trim() }),
  ...(changed.invoiceScheduler && { invoiceScheduler: changed.invoiceScheduler }),
  ...(changed.dynamicDetails && { dynamicDetails: cleanDynamicDetails(changed.dynamicDetails) }),
  ...(changed.taskDynamicDetails && { taskDynamicDetails: definitionsOfRows(changed.taskDynamicDetails) }),
})

const WORDS: Readonly<Record<keyof TemplateValues, string>> = {
  name: 'name',
  invoiceScheduler: 'invoice scheduler',
  dynamicDetails: 'project fields',
  taskDynamicDetails: 'task fields',
}

/** The unsaved parts in a few words. */
export const changeNote = (changed: Partial<TemplateValues>): string =>
  (Object.keys(changed) as (keyof TemplateValues)[]).map((name) => WORDS[name]).join(', ')
