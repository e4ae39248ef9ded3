/** What a change is announced as, so that open browsers fetch again what shows it. */
export type Topic =
  /** The absences of the reader, or of somebody the reader sees all of. */
  | 'absences'
  | 'approvals'
  /** Equipment, who has it and who booked it, announced to everybody; the id is the asset’s. */
  | 'assets'
  | 'automations'
  /** Statements of the firm’s bank and their lines, announced to those who process payments. */
  | 'bankStatements'
  | 'clients'
  /** Time logged for a client, announced to those who see the client. */
  | 'clientTime'
  | 'companyManagement'
  | 'deputies'
  /** Claims of the reader, or on projects whose expenses the reader sees. */
  | 'expenses'
  | 'employees'
  | 'invitations'
  /** Invoices and what they are made of, announced to those who may see the invoicing of one of their projects. */
  | 'invoices'
  | 'journalEntries'
  | 'notificationSettings'
  | 'notifications'
  | 'opportunities'
  /** Claims to be paid, and payments, announced to those who process them. */
  | 'payments'
  /** Bookings, announced to those who plan, who see the planning of what is booked on, and who are booked. */
  | 'planning'
  /** Scenarios and what is planned in them, announced to those who are let in. */
  | 'planningScenarios'
  /** Who plans right now, and where. */
  | 'planners'
  /** Budget plans, resource plans, agreements and forecasts, announced to those who see the project or opportunity. */
  | 'plans'
  /** Portals and who came to them, announced to those who may read the details of their project; the id is the project’s. */
  | 'portals'
  | 'projectTemplates'
  | 'projects'
  | 'requests'
  /** A task of the reader's is due soon; nothing has changed. */
  | 'taskReminders'
  | 'tasks'
  /** Who is away, announced to everybody: calendars say it of colleagues. */
  | 'teamAbsences'
  /** Time logged by anybody, announced to those who see the team's. */
  | 'teamTime'
  | 'timeSheetSubmissions'
  | 'timeTrackers'
  /** The account behind the reader's employment. */
  | 'user'
  /** What the frame of a workspace shows: the company, and who the reader is in it. */
  | 'workspace'

/** What an endpoint is about: calls of an area change what its reads answer. Most areas are also topics. */
export type AreaName =
  | Exclude<Topic, 'clientTime' | 'invitations' | 'taskReminders' | 'teamTime' | 'workspace'>
  | 'bankAccounts'
  | 'calendarFeeds'
  | 'company'
  | 'failedJobs'
  | 'figures'
  | 'history'
  | 'timeReports'
