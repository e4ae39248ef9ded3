import type { Finding } from './plan'

/** A statement that may read more than its answer calls for, and why. */
export interface Exception {
  /** The calls that run the statement, as area and name. */
  readonly reads: readonly string[]
  /** Words that are in the statement's text and in no other statement of these calls. */
  readonly statement: string
  readonly kinds: readonly Finding['kind'][]
  /** How many rows it may visit where that is too many: if it visits more, it has become another statement. */
  readonly most: number
  readonly reason: string
}

const ofAllTime = [
  'clientTime.listClientSubmissions',
  'clientTime.exportClientSubmissions',
  'projectTime.listProjectSubmissions',
  'projectTime.exportProjectSubmissions',
]

/** Rows that have to be read for an answer although they are not in it. */
export const exceptions: readonly Exception[] = [
  {
    reads: [...ofAllTime, 'approvals.listApprovals', 'approvals.listDecisions', 'requests.listRequestHistory'],
    statement: 'from time_words',
    kinds: ['visits', 'sequentialScan'],
    most: 200_000,
    reason: 'A search costs what it finds: of a word in every sixteenth comment, that many are held against the rest.',
  },
  {
    reads: ['approvals.listApprovals'],
    statement: 'with waiting as',
    kinds: ['visits'],
    most: 3_000,
    reason:
      'What a deputy asks for is decided from above: it is looked for among what waits for whom they stand in for.',
  },
  {
    reads: ['clientTime.listClientSubmissions', 'projectTime.listProjectSubmissions', 'figures.explainFigure'],
    statement: 'as "loggedTime"',
    kinds: ['visits'],
    most: 4_000,
    reason: 'The sums of what a filter leaves are taken over all of it.',
  },
  {
    reads: ['companyManagement.searchEmployees'],
    statement: 'from search_words',
    kinds: ['visits'],
    most: 4_000,
    reason: 'A search costs what it finds: everybody has the word.',
  },
  {
    reads: ['employees.listEmployees'],
    statement: 'with counted as',
    kinds: ['visits', 'sequentialScan'],
    most: 12_000,
    reason: 'How many there are is counted, up to 10,000, and a page far on passes by those before it.',
  },
  {
    reads: ['requests.listRequestHistory'],
    statement: 'select found.*, counted.total',
    kinds: ['visits'],
    most: 1_500,
    reason: 'How many there are in the period is counted, up to 10,000.',
  },
  {
    reads: ['journalEntries.listJournalEntries', 'clients.getClient'],
    statement: 'from journal_entries',
    kinds: ['visits'],
    most: 10_000,
    reason: 'How many entries of each category a journal has is always told.',
  },
  {
    reads: ['projectTemplates.listProjectTemplates'],
    statement: 'with counted as',
    kinds: ['visits'],
    most: 4_000,
    reason: 'The lists and statuses of each template are shown as numbers.',
  },
  {
    reads: ['projects.listProjectsPaginated', 'clients.listClientsPaginated', 'expenses.suggestLocations'],
    statement: 'any (array((select entity_id from search_words',
    kinds: ['visits'],
    most: 8_000,
    reason: 'A search costs what it finds: all of them have the word.',
  },
  {
    reads: ['expenses.listSubmittedExpenses'],
    statement: 's.shown_total as total',
    kinds: ['visits'],
    most: 20_000,
    reason: 'A search costs what it finds: of a word in every eighth claim, that many are held against the person’s.',
  },
  {
    reads: ['expenses.countExpenses'],
    statement: 'as open',
    kinds: ['visits'],
    most: 1_000,
    reason: 'A person’s claims are counted, up to 10,000.',
  },
  {
    reads: ['payments.listProcessingPayments'],
    statement: 'with owed as materialized',
    kinds: ['visits', 'unindexedLoop'],
    most: 14_000,
    reason: 'What is to be paid is counted and added up over all pages, and a search costs what it finds.',
  },
  {
    reads: ['payments.countProcessingPayments'],
    statement: 'as count from (select from expenses s',
    kinds: ['visits'],
    most: 2_500,
    reason: 'What is to be paid is counted, up to 10,000.',
  },
  {
    reads: ['payments.listProcessedPayments'],
    statement: 'select counted.total, y.id',
    kinds: ['visits'],
    most: 18_000,
    reason: 'A search costs what it finds: the payments of all claims that have the word.',
  },
  {
    reads: ['teamTime.getTimeSheetReport', 'teamTime.exportTimeSheetReport', 'teamTime.getTimeManagementReport'],
    statement: 'from employees e',
    kinds: ['visits', 'sequentialScan'],
    most: 300_000,
    reason: 'A report adds up the time of everybody over months.',
  },
  {
    reads: ['clientTime.getClientTimeAnalysis', 'projectTime.getProjectTimeAnalysis', 'figures.explainFigure'],
    statement: 'with parts as',
    kinds: ['visits'],
    most: 4_000,
    reason: 'A report adds up the time of a period.',
  },
  {
    reads: ['employees.getOrganisationChart'],
    statement: 'with recursive absent',
    kinds: ['sequentialScan'],
    most: 20_000,
    reason: 'It shows everybody.',
  },
  {
    reads: ['absences.getAbsenceHistory', 'absences.getAbsenceReport', 'absences.getEmployeeAbsenceReport'],
    statement: 'as "ownComment"',
    kinds: ['visits', 'unindexedLoop'],
    most: 4_000,
    reason: 'Reasons are so few that the one of each absence is looked for among all of them.',
  },
  {
    reads: ['teamAbsences.getTeamAbsenceReport'],
    statement: 'as "isLed"',
    kinds: ['sequentialScan', 'visits'],
    most: 20_000,
    reason: 'It shows everybody, and who leads nobody is found out by looking through a few hundred.',
  },
  {
    reads: ['employees.listEmployeeTags'],
    statement: 'select distinct tag',
    kinds: ['visits', 'sequentialScan'],
    most: 8_000,
    reason: 'Tags are gathered from everybody who has them.',
  },
  {
    reads: ['teamTime.getTimeSheetReport', 'teamTime.exportTimeSheetReport', 'teamTime.getTimeManagementReport'],
    statement: 'from time_sheet_submissions s',
    kinds: ['visits', 'sequentialScan'],
    most: 300_000,
    reason: 'A report adds up the time of everybody over months.',
  },
  {
    reads: ['resourcing.listResourcingGroups', 'resourcing.exportResourcingReport', 'resourcing.getResourcingGroup'],
    statement: 'as "lineManager"',
    kinds: ['visits', 'sequentialScan'],
    most: 100_000,
    reason: 'Who is over-booked is told of everybody, whose roles and bookings are summed to weeks.',
  },
  {
    reads: ['clientTime.exportClientSubmissions', 'projectTime.exportProjectSubmissions'],
    statement: 'declare batches',
    kinds: ['visits', 'sequentialScan'],
    most: 4_000,
    reason: 'What a filter leaves is looked for among the time of one project or client.',
  },
  {
    reads: ['clientTime.listClientSubmissions', 'projectTime.listProjectSubmissions'],
    statement: 'with entries as materialized',
    kinds: ['visits'],
    most: 10_000,
    reason: 'What a filter leaves, or comes first by name, is looked for among the time of one project or client.',
  },
  {
    reads: ['projectTasks.exportTasks', 'projectTasks.printTasks', 'personalProjectTasks.exportTasks'],
    statement: 'with cards as materialized',
    kinds: ['visits', 'sequentialScan'],
    most: 60_000,
    reason: 'What a filter leaves is looked for among the tasks of one board.',
  },
  {
    reads: ['projectTasks.getStatusOverview'],
    statement: 'as "taskCount"',
    kinds: ['visits', 'unindexedLoop'],
    most: 15_000,
    reason: 'What a search leaves is looked for among the tasks of one board.',
  },
  {
    reads: [
      'projectTasks.listArchivedTasks',
      'projectTasks.listCompletedTasks',
      'projectTasks.listTaskLists',
      'projectTasks.listTrackableTasks',
    ],
    statement: 'tasks t',
    kinds: ['visits'],
    most: 15_000,
    reason: 'What a filter leaves is looked for among the tasks of one board.',
  },
  {
    reads: ['clients.listClients', 'clients.listClientsPaginated', 'clients.exportClients'],
    statement: 'from clients c',
    kinds: ['visits'],
    most: 8_000,
    reason: 'How many there are is counted, a search costs what it finds, and a currency is asked of each client.',
  },
  {
    reads: ['projects.listProjects', 'approvals.listProjectChoices', 'approvals.listExpenseProjectChoices'],
    statement: 'from targetables p',
    kinds: ['visits'],
    most: 1_000,
    reason: 'A search costs what it finds: every project has the word.',
  },
  {
    reads: ['projects.listProjectsPaginated'],
    statement: 'with counted as',
    kinds: ['visits'],
    most: 1_500,
    reason: 'How many there are is counted, and a tag is asked of each project.',
  },
  {
    reads: ['opportunities.listOpportunities'],
    statement: 'from targetables p',
    kinds: ['visits'],
    most: 5_000,
    reason: 'A search costs what it finds: every opportunity has the word.',
  },
  {
    reads: ['opportunities.listOpportunitiesPaginated', 'opportunities.listManagedOpportunities'],
    statement: 'with counted as',
    kinds: ['visits', 'sequentialScan'],
    most: 13_000,
    reason: 'How many there are is counted, up to 10,000, and what has no index is asked of each.',
  },
  {
    reads: ['opportunities.getPipeline'],
    statement: 'as "stageId"',
    kinds: ['visits', 'sequentialScan'],
    most: 9_000,
    reason: 'The pipeline adds up everything that is open, and what was decided in this year.',
  },
  {
    reads: ['timeSheetSubmissions.listLoggableItems'],
    statement: 'with recent as materialized',
    kinds: ['visits'],
    most: 1_500,
    reason: 'What was used last comes first: what somebody may log on is gathered before any of it is left out.',
  },
  {
    reads: ['companyManagement.getCompanyUsage'],
    statement: 'with kept as',
    kinds: ['visits', 'sequentialScan'],
    most: 120_000,
    reason: 'It adds up all files, and looks up what each belongs to.',
  },
  {
    reads: ['projectTasks.getTaskListContents'],
    statement: "'openCount', count(*)",
    kinds: ['visits'],
    most: 6_000,
    reason: 'Everything in the list is told before it is deleted.',
  },
  {
    reads: [
      'projectTasks.getTaskOptions',
      'personals.getTaskOptions',
      'personalProjectTasks.getTaskOptions',
      'projectTemplates.getTaskOptions',
    ],
    statement: 'as "taskDynamicDetails"',
    kinds: ['visits', 'sequentialScan'],
    most: 8_000,
    reason: 'Tags and whoever has a task are gathered from all tasks of one board; a template offers everybody.',
  },
  {
    reads: ['personals.suggestNotificationEmails'],
    statement: 'with colleagues as materialized',
    kinds: ['visits', 'sequentialScan'],
    most: 25_000,
    reason: 'Colleagues are gathered from all projects that somebody works on.',
  },
  {
    reads: ['masterPlanning.getMasterPlanning'],
    statement: 'with planned as materialized',
    kinds: ['visits', 'sequentialScan', 'unindexedLoop'],
    most: 16_000,
    reason: 'How many rows there are is counted, and the names of roles and projects are looked through for a search.',
  },
  {
    reads: ['planningScenarios.listScenarioChanges'],
    statement: 'select distinct on (x.id)',
    kinds: ['visits', 'sequentialScan'],
    most: 4_000,
    reason:
      'Who deleted a row is looked for in the changes that planners can take back, which are kept for a while only.',
  },
  {
    reads: ['planningChanges.listRoleCandidates'],
    statement: 'as "sameRoles"',
    kinds: ['visits', 'sequentialScan'],
    most: 40_000,
    reason: 'Everybody available is weighed: the best of them are found by what they are free for and did before.',
  },
  {
    reads: ['planningChanges.getWeightedLoad'],
    statement: '(e.is_active and e.user_id is not null and e.is_available_in_client_resourcing)',
    kinds: ['visits', 'sequentialScan'],
    most: 6_000,
    reason: 'It adds up everybody; those of a team or with a job title are looked for among all.',
  },
  {
    reads: ['planningChanges.getWeightedLoad'],
    statement: 'nullif(l.day',
    kinds: ['visits', 'sequentialScan'],
    most: 12_000,
    reason: 'Whoever is still booked after their last day is looked for among all whose load is added up.',
  },
  {
    reads: ['approvals.listDecisions'],
    statement: 'select found.*, counted.total',
    kinds: ['visits'],
    most: 12_000,
    reason: 'How many there are in the period is counted, up to 10,000.',
  },
]
