import * as z from 'zod'
import { endpoint } from './endpoint'
import { listOf } from './page'
import { StatusId } from './task-shapes'
import { Id, Moment } from './values'

/** What sets a rule off: a task gets a status (of that kind, or any), or time is logged on it. */
const Trigger = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('taskStatusUpdate'), statusID: StatusId.nullable() }),
  z.strictObject({ type: z.literal('logTime') }),
])

/** What it does then. */
const Action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sendEmail'), emails: z.array(z.email().max(254)).min(1).max(20) }),
  z.strictObject({ type: z.literal('updateStatus'), statusID: StatusId }),
  /** Whoever set it off is given the task. */
  z.strictObject({ type: z.literal('selfAssign') }),
])

export const AutomationInput = z.strictObject({ trigger: Trigger, action: Action, isActive: z.boolean().default(true) })
export type AutomationInput = z.output<typeof AutomationInput>

export const Automation = z
  .strictObject({ id: Id, trigger: Trigger, action: Action, isActive: z.boolean(), updatedAt: Moment })
  .meta({ id: 'Automation' })
export type Automation = z.infer<typeof Automation>

const ofProjects = { access: 'employee', feature: 'project' } as const
const params = z.strictObject({ id: Id })
const ofAutomation = z.strictObject({ id: Id, automationId: Id })

/** Rules by which a project's board does things by itself. */
export const projectAutomations = {
  listAutomations: endpoint({
    method: 'GET',
    path: '/projects/{id}/automations',
    summary: 'The rules of the project',
    ...ofProjects,
    params,
    response: z.strictObject({ items: z.array(Automation), can: z.strictObject({ edit: z.boolean() }) }),
    reasons: ['notFound'],
  }),
  createAutomation: endpoint({
    method: 'POST',
    path: '/projects/{id}/automations',
    summary: 'Add a rule',
    ...ofProjects,
    params,
    body: AutomationInput,
    response: Automation,
    reasons: ['notFound', 'ruleExists'],
  }),
  updateAutomation: endpoint({
    method: 'PUT',
    path: '/projects/{id}/automations/{automationId}',
    summary: 'Change a rule',
    ...ofProjects,
    params: ofAutomation,
    body: AutomationInput,
    response: Automation,
    reasons: ['notFound', 'ruleExists'],
  }),
  deleteAutomation: endpoint({
    method: 'DELETE',
    path: '/projects/{id}/automations/{automationId}',
    summary: 'Delete a rule',
    ...ofProjects,
    params: ofAutomation,
    response: 'nothing',
    reasons: ['notFound'],
  }),
  suggestNotificationEmails: endpoint({
    method: 'GET',
    path: '/projects/{id}/notificationEmailSuggestions',
    summary: 'Addresses of those who work on the project',
    ...ofProjects,
    params,
    response: listOf(z.string()),
    reasons: ['notFound'],
  }),
}
