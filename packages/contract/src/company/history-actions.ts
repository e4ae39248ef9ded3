type Kept = 'created' | 'updated' | 'deleted'

type OfTargetables = Kept | 'completed' | 'reopened' | 'permissionGiven' | 'permissionChanged' | 'permissionTaken'

/** Who is to do what, and when. */
type OfPlanning = 'roleAdded' | 'roleUpdated' | 'roleRemoved' | 'bookingsChanged'

type OfMoney = 'created' | 'updated' | 'ratesChanged' | 'planSaved'

/**
 * What the history may say was done to a record of each kind: whoever records it and whoever puts it in words are held to
 * this. An interface, so that a kind that only tests have is added beside them.
 */
export interface HistoryActions {
  absence:
    | 'requested'
    | 'entered'
    | 'updated'
    | 'withdrawn'
    /** The end of an approved absence was cancelled, the days before stay. */
    | 'shortened'
  absenceReason: Kept
  asset:
    | Kept
    | 'retired'
    | 'restored'
    | 'pictureSet'
    | 'pictureRemoved'
    | 'filesAdded'
    | 'fileRemoved'
    | 'assigned'
    | 'detached'
    | 'booked'
    | 'bookingChanged'
    | 'bookingWithdrawn'
    | 'bookingCancelled'
    | 'taken'
    | 'broughtBack'
  assetBooking: 'requested' | 'entered' | 'updated' | 'withdrawn' | 'taken' | 'broughtBack'
  assetCategory: Kept
  /** What an asset cost, which only those see who see costs. */
  assetPrice: 'updated'
  automation: Kept
  bankStatement: 'created' | 'deleted' | 'layoutCorrected' | 'lineConfirmed' | 'linesSetAside' | 'lineTakenBack'
  bankHoliday: 'created' | 'deleted' | 'takenBack' | 'workedOn'
  calendarMarking: Kept
  client:
    | Kept
    | 'deactivated'
    | 'reactivated'
    | 'contactAdded'
    | 'contactUpdated'
    | 'contactRemoved'
    | 'logoSet'
    | 'logoRemoved'
    | 'billingUpdated'
  company: 'created' | 'updated'
  creditCard: Kept
  employee:
    | 'created'
    | 'updated'
    | 'invited'
    | 'invitedAgain'
    | 'invitationWithdrawn'
    | 'joined'
    | 'contractUpdated'
    | 'leaveAdjusted'
    | 'leaveAdjustmentTakenBack'
    | 'deputyNamed'
    | 'deputyRemoved'
    | 'calendarFeedRenewed'
    | 'calendarFeedEnded'
    | 'permissionUpdated'
    | 'bankAccountSet'
    | 'bankAccountRemoved'
    | 'bankAccountSeen'
    | 'deactivated'
    | 'reactivated'
    | 'notificationsUpdated'
    | 'impersonationStarted'
    /** Written by the database. */
    | 'impersonationEnded'
  /** What only those who manage an employee may see of their details. */
  employeeForManagers: 'updated'
  expense:
    | Kept
    | 'restored'
    | 'submitted'
    | 'receiptAdded'
    | 'receiptRemoved'
    | 'movedToProject'
    | 'vatCorrected'
    | 'paid'
    | 'countered'
  expenseType: Kept
  failedJob: 'retried'
  invoice:
    | Kept
    | 'itemAdded'
    | 'itemUpdated'
    | 'itemRemoved'
    | 'itemsOrdered'
    | 'grouped'
    | 'billed'
    | 'sent'
    | 'paymentNoted'
    | 'paymentTakenBack'
    | 'credited'
    | 'reminded'
    | 'remindersStopped'
    | 'remindersResumed'
  journalEntry: Kept
  opportunity: OfTargetables | 'stageChanged' | 'movedToProject'
  /** The money of an opportunity. */
  opportunityBudget: OfMoney
  /** The roles of an opportunity, and what is booked on them. */
  opportunityPlanning: OfPlanning
  outsideAddress: 'asked' | 'confirmed' | 'declined'
  payment: 'created' | 'bankFileMade'
  pipelineStage: Kept
  planningScenario: 'created' | 'updated' | 'discarded' | 'merged' | 'mergeUndone' | 'dropped'
  planningView: Kept
  project: OfTargetables | 'madeFromOpportunity' | 'resourcePlanCleared'
  /** The money of a project. */
  projectBudget: OfMoney | 'timeReRated'
  /** The roles of a project, and what is booked on them. */
  projectPlanning: OfPlanning
  /** What the client of a project agreed to pay for. */
  projectAgreements: 'agreementsUpdated'
  /** How a project is billed. */
  projectBilling: 'billingUpdated' | 'schedulerUpdated'
  portal:
    | Kept
    | 'passwordSet'
    | 'visitorsInvited'
    | 'visitorRemoved'
    | 'visitorRestored'
    | 'visitorMailsChosen'
    | 'documentsAdded'
    | 'documentRemoved'
  projectTemplate: Kept | 'published' | 'deactivated'
  rateCard: Kept
  request:
    | 'submitted'
    | 'approvedAtOnce'
    | 'approved'
    | 'denied'
    | 'reopened'
    | 'denialAccepted'
    | 'cancelled'
    /** Written by the database. */
    | 'approverChanged'
  /** What a client is asked to approve. */
  signOff: 'asked' | 'withdrawn' | 'approved' | 'questioned' | 'answered'
  task:
    | Kept
    | 'statusChanged'
    | 'completed'
    | 'reopened'
    | 'moved'
    | 'archived'
    | 'restored'
    | 'commented'
    | 'commentEdited'
    | 'commentDeleted'
    | 'fileAttached'
    | 'fileRemoved'
    | 'subTasksSorted'
    | 'converted'
    | 'ruleApplied'
    | 'assigneesLeftOut'
  taskBoard:
    | 'updated'
    | 'listAdded'
    | 'listRenamed'
    | 'listDeleted'
    | 'listMoved'
    | 'listSorted'
    | 'statusAdded'
    | 'statusUpdated'
    | 'statusDeleted'
    | 'statusMoved'
    | 'taskDeleted'
    | 'tasksArchived'
  timeSheetSubmission: Kept | 'corrected' | 'convertedToProject' | 'amended' | 'movedToProject' | 'reRated'
  timeTracker: Kept | 'stopped'
  user:
    | 'registered'
    | 'verified'
    | 'signedIn'
    | 'signedOut'
    | 'updated'
    | 'passwordChanged'
    | 'passwordReset'
    | 'secondFactorEnabled'
    | 'secondFactorDisabled'
    | 'recoveryCodesRenewed'
    | 'recoveryCodeUsed'
    | 'sessionEnded'
    | 'oldestSessionEnded'
    | 'otherSessionsEnded'
    | 'sessionEndedAfterReuse'
}

/** A kind of record that has a history. */
export type HistoryEntity = keyof HistoryActions

/** The kinds of records that all of these can be done to. */
export type EntityWith<Action extends string> = {
  [Entity in HistoryEntity]: [Action] extends [HistoryActions[Entity]] ? Entity : never
}[HistoryEntity]

/** The words for everything that can be done to a record of a kind. */
export type ActionWords<Entity extends HistoryEntity> = Readonly<Record<HistoryActions[Entity], string>>
