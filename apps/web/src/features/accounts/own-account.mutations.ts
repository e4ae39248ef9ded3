import { type User, users } from '@praxis/contract/people/users'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { meQuery, sessionsQuery } from './accounts.queries'

type Body<E extends keyof typeof users> = Input<(typeof users)[E]> extends { body?: infer B } ? NonNullable<B> : never

/** Keeps the changed user; its history is fetched again, since every change of the account is recorded there. */
function keepUser(queryClient: QueryClient, user: User): Promise<void> {
  queryClient.setQueryData(meQuery.queryKey, user)
  return queryClient.invalidateQueries({ queryKey: ['user', 'history'] })
}

const refetchUser = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['user'] })

export function useUpdateUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'updateUser'>) => api.call(users.updateUser, { body }),
    onMutate: (body) => {
      // The chosen scheme is on screen already; a fetch that is under way must not undo it.
      const { colourScheme } = body
      if (colourScheme) queryClient.setQueryData(meQuery.queryKey, (user) => user && { ...user, colourScheme })
    },
    onSuccess: (user) => keepUser(queryClient, user),
  })
}

export function useSetProfileImage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (image: File) => api.call(users.setProfileImage, { image }),
    onSuccess: (user) => keepUser(queryClient, user),
  })
}

export function useRemoveProfileImage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(users.removeProfileImage, {}),
    onSuccess: (user) => keepUser(queryClient, user),
  })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changePassword'>) => api.call(users.changePassword, { body }),
    onSuccess: () => refetchUser(queryClient),
  })
}

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(users.endSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  })
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(users.endOtherSessions, {}),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  })
}

/** Gives the secret to link an app with; nothing changes until a code confirms it. */
export function useStartSecondFactor() {
  return useMutation({
    mutationFn: (body: Body<'startSecondFactor'>) => api.call(users.startSecondFactor, { body }),
    // Secrets do not stay in memory longer than they are on screen.
    gcTime: 0,
  })
}

export function useConfirmSecondFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => api.call(users.confirmSecondFactor, { body: { code } }),
    onSuccess: () => refetchUser(queryClient),
    gcTime: 0,
  })
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'renewRecoveryCodes'>) => api.call(users.renewRecoveryCodes, { body }),
    onSuccess: () => refetchUser(queryClient),
    gcTime: 0,
  })
}

export function useDisableSecondFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'disableSecondFactor'>) => api.call(users.disableSecondFactor, { body }),
    onSuccess: () => refetchUser(queryClient),
  })
}
