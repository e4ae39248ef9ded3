import * as z from 'zod'
import { DynamicDetails, DynamicDetailsUpdate } from '../company/dynamic-details'
import { Id, Name, PlausibleDay } from '../protocol/values'
import { budgets, budgetsAtFirst, ChargingMechanism, ImportID, Tags, timeRules } from './project-fields'

const NewProject = {
  /** A published template, whose statuses, lists, tasks and details the project starts with. */
  projectTemplateID: Id.optional(),
  name: Name,
  leadID: Id,
  isActive: z.boolean().default(true),
  isStrategic: z.boolean().default(false),
  ...budgetsAtFirst,
  isTimeSheetCommentsRequired: z.boolean().default(false),
  shouldAutoApproveTimeSheet: z.boolean().default(false),
  isPublicToAllEmployees: z.boolean().default(false),
  startDate: PlausibleDay.nullable().default(null),
  endDate: PlausibleDay.nullable().default(null),
  tags: Tags.default([]),
  importID: ImportID.default(''),
  dynamicDetails: DynamicDetails.default([]),
}

export const NewInternalProject = z.strictObject(NewProject)
export type NewInternalProject = z.output<typeof NewInternalProject>
export const NewClientProject = z.strictObject({
  ...NewProject,
  clientID: Id,
  chargingMechanism: ChargingMechanism.default('effort'),
  isNonChargeableTimeAllowed: z.boolean().default(false),
  isNonChargeableExpensesAllowed: z.boolean().default(false),
})
export type NewClientProject = z.output<typeof NewClientProject>

/** Fields that are left out stay as they are. */
export const ProjectDetailsInput = z
  .strictObject({
    name: Name,
    leadID: Id,
    clientID: Id,
    /** False completes the project, true opens it again. */
    isActive: z.boolean(),
    isStrategic: z.boolean(),
    chargingMechanism: ChargingMechanism,
    startDate: PlausibleDay.nullable(),
    endDate: PlausibleDay.nullable(),
    importID: ImportID,
    tags: Tags,
    dynamicDetails: DynamicDetailsUpdate,
    ...timeRules,
    ...budgets,
  })
  .partial()
export type ProjectDetailsInput = z.output<typeof ProjectDetailsInput>
