import { auth } from '@praxis/contract/auth'
import { users } from '@praxis/contract/users'
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

/** A mailed link works once, so its outcome is asked once and kept while the page is open. */
const askedOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
} as const

export const verifyQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify', token],
    queryFn: async () => {
      await api.call(auth.verify, { body: { token } })
      return true
    },
    ...askedOnce,
  })

export const resetPasswordTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['resetPasswordToken', token],
    queryFn: async ({ signal }) => {
      await api.call(auth.validateResetPasswordToken, { body: { token } }, { signal })
      return true
    },
    ...askedOnce,
  })
