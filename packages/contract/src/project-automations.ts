import * as z from 'zod'
import { automationEndpoints } from './automation-endpoints'
import { endpoint } from './endpoint'
import { listOf } from './page'
import { Id } from './values'

/** Rules by which a project's board does things by itself. */
export const projectAutomations = {
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
}
