import { auth } from '@praxis/contract/people/auth'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { api } from '../../api/api'

type Body<E extends keyof typeof auth> = Input<(typeof auth)[E]> extends { body: infer B } ? B : never

export const register = (body: Body<'register'>, idempotencyKey: string) =>
  api.call(auth.register, { body }, { idempotencyKey })

export const resendVerification = (username: string) =>
  api.call(auth.resendVerification, { body: { username: username.trim() } })

export const isUsernameFree = async (username: string, signal?: AbortSignal): Promise<boolean> => {
  const { isAvailable } = await api.call(auth.checkUsername, { body: { username: username.trim() } }, { signal })
  return isAvailable
}

export const verify = (token: string) => api.call(auth.verify, { body: { token } })

export const validateResetPasswordToken = (token: string) =>
  api.call(auth.validateResetPasswordToken, { body: { token } })

export const requestResetPassword = (username: string) =>
  api.call(auth.requestResetPassword, { body: { username: username.trim() } })

export const resetPassword = (body: Body<'resetPassword'>, idempotencyKey: string) =>
  api.call(auth.resetPassword, { body }, { idempotencyKey })
