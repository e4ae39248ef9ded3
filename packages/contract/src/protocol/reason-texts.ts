/** Each reason with its HTTP status and the English text a person reads. */
type Reasons = Readonly<Record<string, readonly [status: number, text: string]>>

/** What anybody can be refused with, signed in or not. All reasons are in reasons.ts. */
export const commonReasons = {
  // Who is calling
  unauthorized: [401, 'Username or password is invalid'],
  userNotVerified: [401, 'Your account isn’t verified yet: check your e-mail and verify it first'],
  secondFactorRequired: [401, 'Enter the code from your authenticator app'],
  invalidSecondFactor: [401, 'This code is wrong or was already used'],
  invalidAccessToken: [401, 'Your session has expired'],
  noRefreshToken: [401, 'no refresh token'],
  invalidRefreshToken: [401, 'Your session has ended. Sign in again.'],
  invalidOrigin: [403, 'This request came from another site'],
  invalidPermission: [401, 'You have no permission to alter this information'],
  employeeDeactivated: [401, 'Your employment here is deactivated'],
  featureDisabled: [403, 'This feature is switched off for your company'],
  invalidActionWhileNotAuthenticated: [401, 'You need to sign in to do this'],
  invalidActionWhileAuthenticated: [400, 'You’re already signed in'],
  tooManyRequests: [429, 'Too many requests. Try again {later}.'],

  // What was sent
  invalidInput: [400, 'Invalid input'],
  invalidBankAccountInput: [400, 'Invalid bank account'],
  confirmPasswordMismatch: [400, 'Confirm Password does not match'],
  weakPassword: [
    400,
    'Use at least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character',
  ],
  commonPassword: [400, 'This password is too common. Choose another one.'],
  wrongPassword: [400, 'The current password is incorrect'],
  invalidToken: [400, 'This link is invalid, expired or already used'],
  invalidFileExtension: [400, 'Invalid file extension'],
  fileTooLarge: [413, 'File too large (max size: {maxSize})'],
  storageFull: [
    413,
    'Your company’s storage ({quota}) has no room for this. Delete files you no longer need, or ask an administrator for more space.',
  ],
  bodyTooLarge: [413, 'The request is too large'],
  unsupportedMediaType: [415, 'This content type isn’t supported here'],
  idempotencyKeyReused: [409, 'This Idempotency-Key was used with another request'],
  changedMeanwhile: [409, 'Someone else changed this in the meantime'],
  recordInUse: [409, 'This can’t be deleted while it has {usedBy}'],
  methodNotAllowed: [405, 'This address doesn’t support this method'],
  dataNotAvailable: [404, 'This data is not available'],
  notFound: [404, 'Something went wrong, try later'],

  // Accounts, companies and people
  usernameExists: [409, 'Username already exists: use reset password or another e-mail'],
  employeeExists: [409, 'An employee with the same e-mail already exists'],
  invalidInvitationCode: [400, 'Invalid invitation code'],
  invitationAccepted: [409, 'This invitation was already accepted'],
  rightNotHeld: [401, 'You can only grant rights you have yourself'],
  ownerKeepsAccess: [409, 'The company owner can’t lose access'],
  circularLineManager: [400, 'People can’t report to someone who reports to them'],
  employeeInactive: [409, 'This employee is deactivated'],
  nameExists: [409, 'This name is already in use'],
  domainExists: [409, 'This address is taken'],
  duplicatedJournalCategories: [409, 'Invalid duplication of journal categories'],
  duplicatedExpenseTypes: [409, 'Invalid duplication of expense types'],

  // Faults of ours
  unknownError1: [500, 'Unknown error (0x1), contact support'],
  unknownError2: [500, 'Unknown error (0x2), contact support'],
  unknownError3: [500, 'Unknown error (0x3), contact support'],
  diskFull: [507, 'The server is out of disk space, so this wasn’t saved. Tell an administrator.'],
  unavailable: [503, 'Praxis is busy or restarting. Try again in a moment.'],
} as const satisfies Reasons

/** The sign-in page loads without the reasons that only workspaces have. */
let known: Reasons = commonReasons

/** Puts more reasons in words from here on. */
export const knowReasons = (reasons: Reasons): void => {
  known = { ...known, ...reasons }
}

export const isKnownReason = (reason: string): boolean => Object.hasOwn(known, reason)

const MINUTE = 60
const HOUR = 60 * MINUTE

/** When to try again, rounded up, so that whoever does is not too early. */
export const laterText = (seconds: unknown): string => {
  if (typeof seconds !== 'number') return 'later'
  if (seconds <= 10) return 'in a moment'
  if (seconds <= MINUTE) return 'in a minute'
  if (seconds <= HOUR - MINUTE) return `in ${Math.ceil(seconds / MINUTE)} minutes`
  return seconds <= HOUR ? 'in an hour' : `in ${Math.ceil(seconds / HOUR)} hours`
}

/** The English text of a refusal, with details such as {maxSize} filled in; an unknown reason gets that of notFound. */
export const textOf = (refusal: { reason: string } & Record<string, unknown>): string => {
  const [, text] = (isKnownReason(refusal.reason) && known[refusal.reason]) || commonReasons.notFound
  const details: Record<string, unknown> = { ...refusal, later: laterText(refusal.retryAfter) }
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''))
}
