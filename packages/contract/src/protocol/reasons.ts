/**
 * Every reason the API can refuse with: its HTTP status and the English text a person reads.
 * Clients match on the reason, never on the text.
 */
export const reasons = {
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

  // Time sheets
  projectInactive: [400, 'Logging to a project after it became inactive is not allowed'],
  timeSheetCommentRequired: [400, 'Time sheet comment required'],
  nonChargeableTimeNotAllowed: [400, 'Non-chargeable time is not allowed'],
  nonChargeableExpensesNotAllowed: [400, 'Non-chargeable expenses are not allowed'],
  invalidClientProjectRole: [400, 'Invalid client project role'],
  notWithinTimeConstraint: [400, 'The submission is not within the time constraint'],
  pastProjectEndDate: [400, 'The submission is past the project end date'],
  actionedTimeSheetCannotBeAmended: [409, 'An approved or denied time sheet cannot be amended'],
  projectMandatoryForTimeSheets: [400, 'A project is mandatory for time sheets'],
  alreadySubmitted: [409, 'This was already submitted'],

  // Requests
  requestDecided: [409, 'This request was already decided'],
  requestNotDecided: [409, 'Only an approved request can be reopened'],
  requestNotDenied: [409, 'This request isn’t denied'],
  requestNotApproved: [409, 'Only an approved request can be cancelled'],
  requestCancelled: [409, 'This request was cancelled'],

  // Absences and expenses
  actionedAbsenceCannotBeAmended: [409, 'An actioned absence cannot be amended'],
  submittedExpensesCannotBeAmended: [409, 'Submitted expenses cannot be amended'],
  expenseNotValidToBeProcessed: [400, 'The expense is not valid to be processed'],
  openExpensesMustBeValid: [400, 'All open expenses must be valid before submission'],
  currencyConversionNotSupported: [400, 'Currency conversion not supported'],
  projectMandatoryForExpenses: [400, 'A project is mandatory for expenses'],
  linkedRequestStateCannotBeUpdated: [409, 'The state of a linked request cannot be updated'],
  absenceCostsNothing: [400, 'These days cost no leave: they’re all days off'],
  absencesOverlap: [409, 'These days overlap with another absence: {other}'],
  absenceBegun: [409, 'This absence has begun: only who decides can cancel it now'],
  deputiesOverlap: [409, 'Someone else already decides for you on some of these days'],
  insufficientAnnualLeaveEntitlement: [400, 'Insufficient annual leave entitlement'],
  expensePaid: [409, 'This expense is paid, which is final'],
  noOpenExpenses: [400, 'There are no open claims to submit'],
  tooManyOpenExpenses: [409, 'You have {most} open claims. Submit or delete some first.'],
  tooManyReceipts: [400, 'A claim can have up to {most} receipts'],
  bankFileNotSupported: [400, 'There’s no bank file for {what}'],
  bankAccountsMissing: [400, 'A bank account is missing or incomplete: {missing}'],
  distanceNotCalculated: [400, 'The distance could not be calculated'],

  // Projects, tasks, invoices, integrations, portals
  employeeHasPermission: [409, 'This person already has access to the project'],
  nothingToUndo: [409, 'There’s nothing left to undo'],
  bookingChangedSince: [409, '{who} changed this booking since, so it can’t be undone'],
  scenarioClosed: [409, 'This scenario was {how} already, so it can’t be changed any more'],
  scenarioConflicts: [409, 'The real plan was changed in the same place since ({count}): choose what stands'],
  scenarioRoleGone: [
    409,
    'A role that this is booked in was deleted in the real plan: leave its bookings out, or add it again',
  ],
  scenarioRateCardGone: [409, 'The rate card of a role no longer exists: choose another one first'],
  plansOfInactiveProjectLocked: [409, 'The budget and resource plan of an inactive project cannot be changed'],
  opportunityLocked: [409, 'This opportunity is closed or already a project, so it can’t be changed'],
  opportunityNotConvertible: [409, 'This opportunity can’t become a project: {why}'],
  lostReasonRequired: [400, 'Say why it was lost'],
  budgetsComeFromPlan: [409, 'The budget plan gives the budgets: change them there'],
  stageHasOpportunities: [409, 'Opportunities are in this stage, so it can’t become or stop being won or lost'],
  currencyInUse: [409, 'The currency can’t be changed any more: there are amounts in it already'],
  resourcePlanDeprecated: [400, 'The Resource Plan tab is deprecated: edit roles on the interactive planning tab'],
  billedInvoiceCannotBeEdited: [409, 'Billed invoices cannot be edited'],
  emptyInvoiceCannotBeBilled: [400, 'Empty invoice cannot be moved to billed'],
  negativeInvoiceCannotBeBilled: [400, 'The total is below zero. Make a credit note instead.'],
  projectNotInvoiceable: [409, '{project} can’t be invoiced here: {why}'],
  nothingToInvoice: [409, 'There’s nothing to invoice'],
  alreadyInvoiced: [
    409,
    'This is on an invoice, so it can’t be changed. Take it off the draft, or credit the invoice.',
  ],
  periodClosed: [409, 'This day is in a closed period. Someone who manages the company can reopen it.'],
  invoiceNotBilled: [409, 'This only works for billed invoices'],
  nothingToCredit: [409, 'There’s nothing left to credit'],
  creditExceedsLeft: [409, 'Only {left} is left to credit of {item}'],
  creditBelowZero: [400, 'These items come to less than zero. Put them on an invoice instead.'],
  restOnAnotherInvoice: [409, 'The rest of {item} is on {invoice}. Delete or credit that first.'],
  refundExceedsReceived: [409, 'More than was received can’t be paid back'],
  clientBalanceTooLow: [409, 'The client’s balance isn’t that high'],
  paymentOfStatement: [409, 'This payment came with a bank statement. Take it back there.'],
  paymentDoesNotFit: [409, 'This can’t be paid by it: {why}'],
  statementHasMatches: [409, 'Lines of this statement are matched. Take them back first.'],
  statementIsNoCsv: [400, 'Only the columns of a CSV file can be corrected'],
  statementLineDecided: [409, 'This line is already matched or set aside'],
  statementLineNotDecided: [409, 'This line is neither matched nor set aside'],
  eInvoiceIncomplete: [409, 'An e-invoice needs more: {missing}'],
  recipientNotKnown: [400, 'Add {email} to the client’s billing e-mails or contacts first'],
  xeroRelinkingRequired: [400, 'The connection has expired: re-link the accounting integration'],
  quickbooksRelinkingRequired: [400, 'The connection has expired: re-link the accounting integration'],
  taskStatusHasTasks: [409, 'Cannot delete a task status with linked tasks'],
  tasksOfOthers: [409, 'Some of its tasks aren’t assigned to you. Delete it on the project’s own board.'],
  ruleExists: [409, 'Rule already exists'],
  addressDeclined: [409, 'This person declined e-mails from your company'],
  noTaskListForThisUser: [404, 'No task list for this user'],
  taskArchived: [409, 'This task is archived: restore it first'],
  noPermissionToUpdateTaskPriority: [401, 'You don’t have permission to change this task’s priority'],
  noPermissionToUpdateTaskStatus: [401, 'You don’t have permission to change this task’s status'],
  noPermissionToUpdateTaskDueDate: [401, 'You don’t have permission to change this task’s due date'],
  noPermissionToUpdateTaskEstimatedTime: [401, 'You don’t have permission to change this task’s estimated time'],
  noTasksDefinedForThisProject: [404, 'No tasks are defined for this project'],
  portalClosed: [409, 'Nobody can come in yet: {why}'],
  dataNotAvailable: [404, 'This data is not available'],
  tableauConnectionNotSetup: [400, 'The report connection is not set up'],

  // Faults of ours
  unknownError1: [500, 'Unknown error (0x1), contact support'],
  unknownError2: [500, 'Unknown error (0x2), contact support'],
  unknownError3: [500, 'Unknown error (0x3), contact support'],
  diskFull: [507, 'The server is out of disk space, so this wasn’t saved. Tell an administrator.'],
  unavailable: [503, 'Praxis is busy or restarting. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type Reason = keyof typeof reasons

export const statusOf = (reason: Reason): number => reasons[reason][0]

const isReason = (reason: string): reason is Reason => Object.hasOwn(reasons, reason)

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
  if (!isReason(refusal.reason)) return reasons.notFound[1]
  const details: Record<string, unknown> = { ...refusal, later: laterText(refusal.retryAfter) }
  return reasons[refusal.reason][1].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''))
}
