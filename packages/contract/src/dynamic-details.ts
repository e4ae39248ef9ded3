import * as z from 'zod'
import { dynamicDetailTypes } from './dynamic-detail-types'
import { Name } from './values'

const DynamicDetailType = z.enum(dynamicDetailTypes)

const MOST_ROWS = 100
const VALUE_MAX_LENGTH = 20_000

/** A row of a record. Employees and clients are held by their id, days as YYYY-MM-DD. */
export const DynamicDetail = z
  .strictObject({
    key: z.string().trim().max(200),
    value: z.string().max(VALUE_MAX_LENGTH),
    type: DynamicDetailType.default('freeText'),
    isRequired: z.boolean().default(false),
    isStrategic: z.boolean().default(false),
  })
  .meta({ id: 'DynamicDetail' })
export type DynamicDetail = z.output<typeof DynamicDetail>

export const DynamicDetails = z.array(DynamicDetail).max(MOST_ROWS)

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

export const DynamicDetailDefinitions = z.array(DynamicDetailDefinition).max(MOST_ROWS)
