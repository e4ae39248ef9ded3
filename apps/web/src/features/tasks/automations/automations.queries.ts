import { projectAutomations } from '@praxis/contract/project-automations'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api'

export const automationsQuery = (projectID: string) =>
  queryOptions({
    queryKey: ['tasks', 'automations', projectID],
    queryFn: ({ signal }) => api.call(projectAutomations.listAutomations, { params: { id: projectID } }, { signal }),
  })

/** Addresses of those who work on the project. */
export const emailSuggestionsQuery = (projectID: string) =>
  queryOptions({
    queryKey: ['tasks', 'emailSuggestions', projectID],
    queryFn: async ({ signal }) =>
      (await api.call(projectAutomations.suggestNotificationEmails, { params: { id: projectID } }, { signal })).items,
  })
