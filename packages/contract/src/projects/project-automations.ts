import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Id } from '../protocol/values'
import { automationEndpoints } from '../tasks/automation-endpoints'

/** Rules by which a project's board does things by itself. */
export const projectAutomations = about('automations', {
  ...automationEndpoints({ prefix: '/projects/{id}', params: { id: Id }, feature: 'project' }),
  suggestNotificationEmails: endpoint({
    method: 'GET',
    path: '/projects/{id}/notificationEmailSuggestions',
    summary: 'Suggest e-mail addresses of people on the project',
    access: 'employee',
    feature: 'project',
    params: z.strictObject({ id: Id }),
    response: listOf(z.string()),
    reasons: ['notFound'],
  }),
})
