import * as z from 'zod'
import { DynamicDetails, DynamicDetailsUpdate } from '../company/dynamic-details'
import { budgets, budgetsAtFirst, ChargingMechanism, Tags } from '../projects/project-fields'
import { Day, Id, Name } from '../protocol/values'

/** Why an opportunity was lost: one of the reasons that the settings list, or another in a few words. */
const LostReason = z.string().trim().max(200)

export const NewOpportunity = z.strictObject({
  name: Name,
  clientID: Id,
  leadID: Id,
  /** Left out, the opportunity starts in the open stage with the lowest probability. */
  pipelineStageID: Id.optional(),
  /** Needed where the stage has the probability 0. */
  lostReason: LostReason.default(''),
  expectedCloseDate: Day.nullable().default(null),
  chargingMechanism: ChargingMechanism.default('effort'),
  isStrategic: z.boolean().default(false),
  ...budgetsAtFirst,
  tags: Tags.default([]),
  dynamicDetails: DynamicDetails.default([]),
})
export type NewOpportunity = z.output<typeof NewOpportunity>

/** Fields that are left out stay as they are. */
export const OpportunityDetailsInput = z
  .strictObject({
    name: Name,
    clientID: Id,
    leadID: Id,
    pipelineStageID: Id,
    /** Asked for with every move into a stage of probability 0. */
    lostReason: LostReason,
    expectedCloseDate: Day.nullable(),
    chargingMechanism: ChargingMechanism,
    isStrategic: z.boolean(),
    tags: Tags,
    dynamicDetails: DynamicDetailsUpdate,
    ...budgets,
  })
  .partial()
export type OpportunityDetailsInput = z.output<typeof OpportunityDetailsInput>

/** What moving to a project may name; what is left out is taken over from the opportunity. */
export const MoveToProjectInput = z.strictObject({
  name: Name.optional(),
  leadID: Id.optional(),
  projectTemplateID: Id.optional(),
  /** Soft bookings become hard ones; otherwise they stay soft. */
  shouldConfirmBookings: z.boolean().default(false),
})
export type MoveToProjectInput = z.output<typeof MoveToProjectInput>
