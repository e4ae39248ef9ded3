import * as z from 'zod'
import { HistoryEntry } from '../company/history-and-jobs'
import { Theme } from '../company/theme'
import { about, endpoint } from '../protocol/endpoint'
import { IMAGE_MAX_BYTES } from '../protocol/files'
import { pageOf, pageQuery } from '../protocol/page'
import { Id, Moment, Name } from '../protocol/values'
import { PasswordText } from './auth'

export const colourSchemes = ['auto', 'light', 'dark'] as const

export const User = z
  .strictObject({
    id: Id,
    username: z.string(),
    details: z.strictObject({ firstName: z.string(), lastName: z.string() }),
    profileImage: z.string().nullable(),
    colourScheme: z.enum(colourSchemes),
    secondFactor: z.strictObject({ isEnabled: z.boolean(), recoveryCodesLeft: z.int() }),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** One of the user’s employments, with what they need to choose it. */
export const Employment = z
  .strictObject({
    id: Id,
    isActive: z.boolean(),
    isOwner: z.boolean(),
    isAdmin: z.boolean(),
    jobTitle: z.string(),
    lastOpenedAt: Moment.nullable(),
    company: z.strictObject({
      id: Id,
      name: z.string(),
      domain: z.string(),
      theme: Theme,
      logoImage: z.string().nullable(),
      owner: z.strictObject({ id: Id }),
    }),
  })
  .meta({ id: 'Employment' })
export type Employment = z.infer<typeof Employment>

export const Session = z
  .strictObject({
    id: Id,
    userAgent: z.string(),
    address: z.string(),
    createdAt: Moment,
    lastUsedAt: Moment,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

const SecondFactorCode = z
  .string()
  // Authenticator apps show a code in two groups.
  .overwrite((code) => code.replace(/\s/g, ''))
  .regex(/^\d{6}$/, 'Enter the six digits')
/** Proof as for signing in: the password and, with two-factor sign-in, a code of the app or a recovery code. */
const ProofOfIdentity = z.strictObject({ password: PasswordText, code: z.string().trim().min(1).max(100).optional() })
const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const users = about('user', {
  listEmployments: endpoint({
    method: 'POST',
    path: '/users/employments',
    summary: 'List the signed-in user’s employments, each with its company and owner',
    access: 'user',
    reads: true,
    response: z.strictObject({ items: z.array(Employment) }),
  }),
  getMe: endpoint({
    method: 'GET',
    path: '/users/me',
    summary: 'Get the signed-in user',
    access: 'user',
    response: User,
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/users',
    summary: 'Change the user’s name and colour scheme',
    access: 'user',
    body: z.strictObject({
      firstName: Name.max(100).optional(),
      lastName: Name.max(100).optional(),
      colourScheme: z.enum(colourSchemes).optional(),
    }),
    response: User,
  }),
  setProfileImage: endpoint({
    method: 'POST',
    path: '/users/profileImage',
    summary: 'Set the user’s profile image; the body is the image',
    access: 'user',
    imageBody: { maxBytes: IMAGE_MAX_BYTES },
    response: User,
    reasons: ['invalidFileExtension', 'fileTooLarge'],
  }),
  removeProfileImage: endpoint({
    method: 'DELETE',
    path: '/users/profileImage',
    summary: 'Remove the user’s profile image',
    access: 'user',
    response: User,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/users/password',
    summary: 'Change the user’s password; every other session ends',
    access: 'user',
    hashes: true,
    notWhileImpersonating: true,
    body: z.strictObject({ currentPassword: PasswordText, password: PasswordText, confirmPassword: PasswordText }),
    response: 'nothing',
    reasons: ['wrongPassword', 'weakPassword', 'commonPassword', 'confirmPasswordMismatch', 'tooManyRequests'],
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/users/sessions',
    summary: 'List the user’s sessions',
    access: 'user',
    response: z.strictObject({ items: z.array(Session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/sessions/{id}',
    summary: 'End another session',
    access: 'user',
    params: z.strictObject({ id: Id }),
    response: 'nothing',
    reasons: ['notFound'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/users/sessions',
    summary: 'Sign out everywhere else',
    access: 'user',
    response: 'nothing',
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/users/secondFactor',
    summary:
      'Start linking an authenticator app; nothing changes until a code confirms it. Takes a code of the app in use, if any',
    access: 'user',
    hashes: true,
    notWhileImpersonating: true,
    secret: true,
    body: ProofOfIdentity,
    response: z.strictObject({ secret: z.string(), uri: z.string() }),
    reasons: ['wrongPassword', 'secondFactorRequired', 'invalidSecondFactor', 'tooManyRequests'],
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/users/secondFactor/confirm',
    summary: 'Turn on two-factor sign-in with a first code; returns the recovery codes once',
    access: 'user',
    notWhileImpersonating: true,
    secret: true,
    body: z.strictObject({ code: SecondFactorCode }),
    response: RecoveryCodes,
    reasons: ['invalidSecondFactor', 'tooManyRequests'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/users/secondFactor/recoveryCodes',
    summary: 'Generate new recovery codes with the password and a code; the old ones stop working',
    access: 'user',
    hashes: true,
    notWhileImpersonating: true,
    secret: true,
    body: ProofOfIdentity,
    response: RecoveryCodes,
    reasons: ['wrongPassword', 'secondFactorRequired', 'invalidSecondFactor', 'tooManyRequests'],
  }),
  disableSecondFactor: endpoint({
    method: 'POST',
    path: '/users/secondFactor/disable',
    summary: 'Turn off two-factor sign-in with the password and a code',
    access: 'user',
    hashes: true,
    notWhileImpersonating: true,
    repeatable: true,
    body: ProofOfIdentity,
    response: 'nothing',
    reasons: ['wrongPassword', 'secondFactorRequired', 'invalidSecondFactor', 'tooManyRequests'],
  }),
  getOwnHistory: endpoint({
    method: 'GET',
    path: '/users/me/history',
    summary: 'List changes to the user’s account',
    access: 'user',
    query: z.strictObject(pageQuery(25)),
    response: pageOf(HistoryEntry),
  }),
})
