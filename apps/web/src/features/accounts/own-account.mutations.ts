import { users } from '@praxis/contract/people/users'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { showing, useCall } from '../../api/use-call'
import { meQuery } from './accounts.queries'

type Body<E extends keyof typeof users> = Input<(typeof users)[E]> extends { body?: infer B } ? NonNullable<B> : never

/** Secrets do not stay in memory longer than they are on screen. */
const SECRET = { gcTime: 0 }

const keep = () => [meQuery]

/** The chosen colour scheme is on screen already; a fetch that is under way must not undo it. */
export const useUpdateUser = () =>
  useCall(users.updateUser, (body: Body<'updateUser'>) => ({ body }), {
    ahead: ({ colourScheme }) => showing(meQuery, (user) => (colourScheme ? { ...user, colourScheme } : user)),
    keep,
  })

export const useSetProfileImage = () => useCall(users.setProfileImage, (image: File) => ({ image }), { keep })

export const useRemoveProfileImage = () => useCall(users.removeProfileImage, () => ({}), { keep })

export const useChangePassword = () => useCall(users.changePassword, (body: Body<'changePassword'>) => ({ body }))

export const useEndSession = () => useCall(users.endSession, (id: string) => ({ params: { id } }))

export const useEndOtherSessions = () => useCall(users.endOtherSessions, () => ({}))

/** Gives the secret to link an app with; nothing changes until a code confirms it. */
export const useStartSecondFactor = () =>
  useCall(users.startSecondFactor, (body: Body<'startSecondFactor'>) => ({ body }), { changes: [], ...SECRET })

export const useConfirmSecondFactor = () =>
  useCall(users.confirmSecondFactor, (code: string) => ({ body: { code } }), { ...SECRET })

export const useRenewRecoveryCodes = () =>
  useCall(users.renewRecoveryCodes, (body: Body<'renewRecoveryCodes'>) => ({ body }), { ...SECRET })

export const useDisableSecondFactor = () =>
  useCall(users.disableSecondFactor, (body: Body<'disableSecondFactor'>) => ({ body }))
