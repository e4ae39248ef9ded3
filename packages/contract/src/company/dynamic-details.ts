import * as z from 'zod'
import { Name } from '../protocol/values'
import { detailAudiences, dynamicDetailTypes } from './dynamic-detail-types'

const DynamicDetailType = z.enum(dynamicDetailTypes)

export const MOST_DYNAMIC_DETAILS = 100
const VALUE_MAX_LENGTH = 20_000

const Key = z.string().trim().max(200)

/** A row that a company added to a record. Employees and clients are held by their id, days as YYYY-MM-DD. */
export const DynamicDetail = z
  .strictObject({
    key: Key,
    value: z.string().max(VALUE_MAX_LENGTH),
    type: DynamicDetailType.default('freeText'),
    isRequired: z.boolean().default(false),
    isStrategic: z.boolean().default(false),
  })
  .meta({ id: 'DynamicDetail' })
export type DynamicDetail = z.output<typeof DynamicDetail>

export const DynamicDetails = z.array(DynamicDetail).max(MOST_DYNAMIC_DETAILS)

/** What was done to the rows of a record: rows that the changes do not name stay as they are. */
const DynamicDetailChanges = z
  .strictObject({
    changed: DynamicDetails.default([]),
    removedKeys: z.array(Key).max(MOST_DYNAMIC_DETAILS).default([]),
  })
  .meta({ id: 'DynamicDetailChanges' })

/** Either all rows of a record anew, or only the changes to them. */
export const DynamicDetailsUpdate = z.union([DynamicDetails, DynamicDetailChanges])
export type DynamicDetailsUpdate = z.output<typeof DynamicDetailsUpdate>

/** What the workspace says about rows of one key; the options of selects and combos are kept here. */
export const DynamicDetailDefinition = z
  .strictObject({
    key: Name,
    type: DynamicDetailType,
    isRequired: z.boolean().default(false),
    isStrategic: z.boolean().default(false),
    options: z.array(Name).max(200).optional(),
  })
  .meta({ id: 'DynamicDetailDefinition' })
export type DynamicDetailDefinition = z.output<typeof DynamicDetailDefinition>

export const DynamicDetailDefinitions = z.array(DynamicDetailDefinition).max(MOST_DYNAMIC_DETAILS)

const DetailAudience = z.enum(detailAudiences)
/** The definition of a row of employees. Rows from before audiences could be chosen are for everybody. */
const EmployeeDetailDefinition = DynamicDetailDefinition.extend({
  audience: DetailAudience.default('everybody'),
}).meta({ id: 'EmployeeDetailDefinition' })
export type EmployeeDetailDefinition = z.output<typeof EmployeeDetailDefinition>
export const EmployeeDetailDefinitions = z.array(EmployeeDetailDefinition).max(MOST_DYNAMIC_DETAILS)

/** An audience that is left out stays as it is; that of a new row is those above and managers. */
const EmployeeDetailDefinitionInput = DynamicDetailDefinition.extend({ audience: DetailAudience.optional() }).meta({
  id: 'EmployeeDetailDefinitionInput',
})
export const EmployeeDetailDefinitionInputs = z.array(EmployeeDetailDefinitionInput).max(MOST_DYNAMIC_DETAILS)
