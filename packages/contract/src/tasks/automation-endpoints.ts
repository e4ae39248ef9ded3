import * as z from 'zod'
import { UnconfirmedAddress } from '../company/outside-addresses'
import { about, endpoint } from '../protocol/endpoint'
import { Id, Moment, madeOn, Version } from '../protocol/values'
import { accessOf, type BoardDoor } from './task-door'
import { StatusId } from './task-shapes'

/** What sets a rule off: a task gets a status (of that kind, or any), or time is logged on it. */
const Trigger = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('taskStatusUpdate'), statusID: StatusId.nullable() }),
  z.strictObject({ type: z.literal('logTime') }),
])

const EmailAddress = z.email().max(254)

/** What the rule does once it is set off. */
const Action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sendEmail'), emails: z.array(EmailAddress).min(1).max(20) }),
  z.strictObject({ type: z.literal('updateStatus'), statusID: StatusId }),
  /** The person who set the rule off is given the task. */
  z.strictObject({ type: z.literal('selfAssign') }),
])

export const AutomationInput = z.strictObject({ trigger: Trigger, action: Action, isActive: z.boolean().default(true) })
export type AutomationInput = z.output<typeof AutomationInput>

export const Automation = z
  .strictObject({
    id: Id,
    trigger: Trigger,
    action: Action,
    isActive: z.boolean(),
    /** The action’s addresses that nothing is sent to until they agree; colleagues and clients’ contacts need not. */
    unconfirmed: z.array(UnconfirmedAddress),
    /** E-mails the rule didn’t send in the last 24 hours, because the company or a person had sent too many. */
    heldBack: z.int().min(0),
    updatedAt: Moment,
    version: Version,
  })
  .meta({ id: 'Automation' })
export type Automation = z.infer<typeof Automation>

/** Rules by which a board does things by itself. */
export const automationEndpoints = <Params extends z.core.$ZodLooseShape>(door: BoardDoor<Params>) => {
  const ofBoard = z.strictObject({ ...door.params })
  const ofAutomation = z.strictObject({ ...door.params, automationId: Id })
  const access = accessOf(door)
  const automations = `${door.prefix}/automations`
  return about('automations', {
    listAutomations: endpoint({
      method: 'GET',
      path: automations,
      summary: 'List the board’s rules',
      ...access,
      params: ofBoard,
      response: z.strictObject({ items: z.array(Automation), can: z.strictObject({ edit: z.boolean() }) }),
      reasons: ['notFound'],
    }),
    createAutomation: endpoint({
      method: 'POST',
      path: automations,
      summary: 'Add a rule',
      ...access,
      params: ofBoard,
      body: AutomationInput,
      response: Automation,
      reasons: ['notFound', 'ruleExists'],
    }),
    updateAutomation: endpoint({
      method: 'PUT',
      path: `${automations}/{automationId}`,
      summary: 'Change a rule',
      ...access,
      params: ofAutomation,
      body: AutomationInput.extend(madeOn),
      response: Automation,
      reasons: ['notFound', 'ruleExists', 'changedMeanwhile'],
    }),
    askToConfirmAddress: endpoint({
      method: 'POST',
      path: `${automations}/{automationId}/confirmationRequests`,
      summary: 'Ask the owner of one of its addresses, once more, whether they agree to e-mails',
      ...access,
      params: ofAutomation,
      body: z.strictObject({ email: EmailAddress }),
      response: Automation,
      reasons: ['notFound', 'addressDeclined', 'tooManyRequests'],
    }),
    deleteAutomation: endpoint({
      method: 'DELETE',
      path: `${automations}/{automationId}`,
      summary: 'Delete a rule',
      ...access,
      params: ofAutomation,
      response: 'nothing',
      reasons: ['notFound'],
    }),
  })
}
