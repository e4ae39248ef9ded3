import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api'
import type { RuledDoor } from '../board-door'

export const automationsQuery = (door: RuledDoor) =>
  queryOptions({
    queryKey: ['tasks', 'automations', door.key],
    queryFn: ({ signal }) => api.call(door.automations.listAutomations, {}, { signal }),
    meta: { topics: ['automations'] },
  })

/** E-mail addresses of the people who work on the project. */
export const emailSuggestionsQuery = (projectID: string) =>
  queryOptions({
    queryKey: ['tasks', 'emailSuggestions', projectID],
    queryFn: async ({ signal }) =>
      (await api.call(projectAutomations.suggestNotificationEmails, { params: { id: projectID } }, { signal })).items,
  })
