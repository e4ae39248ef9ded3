import * as z from 'zod'
import { detailAudiences, dynamicDetailTypes } from './dynamic-detail-types'
import { Name } from './values'

const DynamicDetailType = z.enum(dynamicDetailTypes)

export const MOST_DYNAMIC_DETAILS = 100
const VALUE_MAX_LENGTH = 20_000

const Key = z.string().trim().max(200)

/** A row of a record. Employees and clients are held by their id, days as YYYY-MM-DD. */
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

/** What was done to the rows of a record: those it does not name stay as they are. */
const DynamicDetailChanges = z
  .strictObject({
    changed: DynamicDetails.default([]),
    removedKeys: z.array(Key).max(MOST_DYNAMIC_DETAILS).default([]),
  })
  .meta({ id: 'DynamicDetailChanges' })

/** All rows of a record anew, or what changes of them. */
export const DynamicDetailsUpdate = z.union([DynamicDetails, DynamicDetailChanges])
export type DynamicDetailsUpdate = z.output<typeof DynamicDetailsUpdate>

/** What the workspace says about the rows of that key; selects and combos keep their options here. */
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
/** Of employees. Rows from before there was a choice are for everybody. */
const EmployeeDetailDefinition = DynamicDetailDefinition.extend({
  audience: DetailAudience.default('everybody'),
}).meta({ id: 'EmployeeDetailDefinition' })
export type EmployeeDetailDefinition = z.output<typeof EmployeeDetailDefinition>
export const EmployeeDetailDefinitions = z.array(EmployeeDetailDefinition).max(MOST_DYNAMIC_DETAILS)

/** Left out, the audience stays; that of a new row is those above and managers. */
const EmployeeDetailDefinitionInput = DynamicDetailDefinition.extend({ audience: DetailAudience.optional() }).meta({
  id: 'EmployeeDetailDefinitionInput',
})
export const EmployeeDetailDefinitionInputs = z.array(EmployeeDetailDefinitionInput).max(MOST_DYNAMIC_DETAILS)
