import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { Name } from '../protocol/values'
import { InvitationCode } from './invitation-code'

/** Usernames are e-mail addresses; capitals do not matter. */
export const Username = z.email().max(254).toLowerCase()
export const PasswordText = z.string().min(1).max(128)
const MailedToken = z.string().min(20).max(100)

export const Tokens = z
  .strictObject({
    accessToken: z.string(),
    /** The refresh token is absent when the browser asked to have it in a cookie that scripts cannot read. */
    refreshToken: z.string().optional(),
    expiresIn: z.int(),
  })
  .meta({ id: 'Tokens' })
export type Tokens = z.infer<typeof Tokens>

/** A browser asks for the refresh token in a cookie with `x-session-transport: cookie`. */
export const SESSION_TRANSPORT_HEADER = 'x-session-transport'
/** The header carries a code of the authenticator app, or a recovery code. */
export const SECOND_FACTOR_HEADER = 'x-second-factor'

export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Sign up; an e-mailed link verifies the address',
    access: 'public',
    hashes: true,
    body: z.strictObject({
      username: Username,
      password: PasswordText,
      confirmPassword: PasswordText,
      firstName: Name.max(100),
      lastName: Name.max(100),
      /** An invitation’s code that was mailed proves the address; one that was copied does not. */
      invitationCode: InvitationCode.optional(),
    }),
    response: 'nothing',
    reasons: [
      'usernameExists',
      'weakPassword',
      'commonPassword',
      'confirmPasswordMismatch',
      'invalidInvitationCode',
      'invalidToken',
      'tooManyRequests',
    ],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/auth/verify',
    summary: 'Verify an address with the e-mailed token',
    access: 'public',
    body: z.strictObject({ token: MailedToken }),
    response: 'nothing',
    reasons: ['invalidToken', 'tooManyRequests'],
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/auth/resendVerification',
    summary: 'Resend the verification e-mail; the answer never tells whether the account exists',
    access: 'public',
    body: z.strictObject({ username: Username }),
    response: 'nothing',
    reasons: ['tooManyRequests'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/signIn',
    summary: 'Sign in with basic authentication and no body',
    access: 'public',
    hashes: true,
    credentials: 'basic',
    secret: true,
    response: Tokens,
    reasons: ['unauthorized', 'userNotVerified', 'secondFactorRequired', 'invalidSecondFactor', 'tooManyRequests'],
  }),
  checkUsername: endpoint({
    method: 'POST',
    path: '/auth/checkUsername',
    summary: 'Check whether a username is available',
    access: 'public',
    reads: true,
    body: z.strictObject({ username: Username }),
    response: z.strictObject({ isAvailable: z.boolean() }),
    reasons: ['tooManyRequests'],
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/auth/refreshToken',
    summary: 'Get new tokens for a refresh token, from the body or the cookie',
    access: 'public',
    secret: true,
    body: z.strictObject({ refreshToken: z.string().max(200).optional() }),
    response: Tokens,
    reasons: ['noRefreshToken', 'invalidRefreshToken', 'invalidOrigin', 'tooManyRequests'],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/auth/signOut',
    summary: 'End the session of a refresh token, from the body or the cookie',
    access: 'public',
    repeatable: true,
    body: z.strictObject({ refreshToken: z.string().max(200).optional() }),
    response: 'nothing',
    reasons: ['invalidOrigin'],
  }),
  requestResetPassword: endpoint({
    method: 'POST',
    path: '/auth/requestResetPassword',
    summary: 'Send a password reset e-mail; the answer never tells whether the account exists',
    access: 'public',
    body: z.strictObject({ username: Username }),
    response: 'nothing',
    reasons: ['tooManyRequests'],
  }),
  validateResetPasswordToken: endpoint({
    method: 'POST',
    path: '/auth/validateResetPasswordToken',
    summary: 'Check whether a reset token still works',
    access: 'public',
    reads: true,
    body: z.strictObject({ token: MailedToken }),
    response: 'nothing',
    reasons: ['invalidToken', 'tooManyRequests'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/resetPassword',
    summary: 'Set a new password with a reset token; every session ends',
    access: 'public',
    hashes: true,
    body: z.strictObject({ token: MailedToken, password: PasswordText, confirmPassword: PasswordText }),
    response: 'nothing',
    reasons: ['invalidToken', 'weakPassword', 'commonPassword', 'confirmPasswordMismatch', 'tooManyRequests'],
  }),
}
