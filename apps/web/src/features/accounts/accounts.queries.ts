import { users } from '@praxis/contract/people/users'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'

export const meQuery = queryOptions({
  queryKey: ['user', 'me'],
  queryFn: ({ signal }) => api.call(users.getMe, {}, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: ({ signal }) => api.call(users.listSessions, {}, { signal }),
})

export const ownHistoryQuery = (page: number) =>
  queryOptions({
    queryKey: ['user', 'history', page],
    queryFn: ({ signal }) => api.call(users.getOwnHistory, { query: { page } }, { signal }),
  })
