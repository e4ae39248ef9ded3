import { commonReasons, knowReasons } from './reason-texts'

export { textOf } from './reason-texts'

const reasonsOfWorkspaces = {
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

  // Assets
  assetCodeExists: [409, 'This code is already in use'],
  assetBooked: [409, '{asset} is taken then: {who}, {when}'],
  assetAssigned: [409, '{asset} is with {who}, so it can’t be booked'],
  assetHasBookings: [409, '{asset} is booked: {bookings}. Cancel or move that first.'],
  assetNotAvailable: [409, '{asset} is with {who} now'],
  assetRetired: [409, '{asset} is retired'],
  assetNotRetired: [409, '{asset} is in use already'],
  assetNotAssigned: [409, '{asset} isn’t assigned to anyone'],
  assetNotTaken: [409, '{asset} isn’t out'],
  assetBookingRequired: [409, '{asset} has to be booked first'],
  assetBookingNotBegun: [409, 'This booking only begins at {when}'],
  assetBookingWaits: [409, 'This booking still waits for approval'],
  assetBookingTaken: [409, 'This was collected already'],
  assetBookingClosed: [409, 'This booking is over, denied or called off'],
  tooManyAssetFiles: [400, 'An asset can have up to {most} files'],

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
  signOffsNotShared: [409, 'This portal doesn’t share approvals: switch them on first'],
  signOffClosed: [409, 'This can’t be answered or changed any more: {why}'],
  signOffQuestioned: [409, 'A question about this is still open'],
  signOffInJournal: [409, 'What a client approved stays in the journal as it is'],
  previewOnly: [409, 'This is a preview: only visitors can change something here'],
  tableauConnectionNotSetup: [400, 'The report connection is not set up'],
} as const

knowReasons(reasonsOfWorkspaces)

/**
 * Every reason the API can refuse with: its HTTP status and the English text a person reads.
 * Clients match on the reason, never on the text.
 */
export const reasons = { ...commonReasons, ...reasonsOfWorkspaces }

export type Reason = keyof typeof reasons

export const statusOf = (reason: Reason): number => reasons[reason][0]
