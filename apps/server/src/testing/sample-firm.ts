import { randomUUID } from 'node:crypto'
import { insertOpportunity } from './opportunity-rows'
import { createEmployee, createPendingEmployee, createTestCompany } from './people'
import { insertProject } from './project-rows'
import { createSampleAssets } from './sample-assets'
import { createSampleBookings, createSampleScenario, createSampleView } from './sample-bookings'
import { createExpenses } from './sample-expenses'
import { createInvoices } from './sample-invoices'
import { createPortals } from './sample-portals'
import { createReceived } from './sample-received'
import type { TestServer } from './test-server'

/** One record of each collection that a company keeps in its settings, by its kind. */
const createCollections = async (server: TestServer, companyId: string) => {
  const insert = async (table: string, columns: Record<string, unknown>): Promise<string> => {
    const id = randomUUID()
    const given = Object.entries({ company_id: companyId, id, name: `Marker ${id}`, ...columns })
    await server.sql(
      `insert into ${table} (${given.map(([name]) => name).join(', ')})
       values (${given.map((_, index) => `$${index + 1}`).join(', ')})`,
      given.map(([, value]) => value),
    )
    return id
  }
  return {
    rateCardId: await insert('rate_cards', { hourly_charge: 100, hourly_cost: 50 }),
    absenceReasonId: await insert('absence_reasons', { initials: 'M', color: '#123456', is_taken_from_balance: true }),
    expenseTypeId: await insert('expense_types', { code: 'M', description: '', category: 'M', vat_rate: 2000 }),
    pipelineStageId: await insert('pipeline_stages', { color: '#123456', probability: 50 }),
    creditCardId: await insert('credit_cards', { brand: 'visa', last_four: '4242' }),
    bankHolidayId: await insert('bank_holidays', { date: '2026-06-15' }),
  }
}

/** A client with a contact and a journal, and a project with a role and a permission. */
const createWork = async (server: TestServer, companyId: string, ownerId: string, memberId: string) => {
  const [clientId, contactId, entryId, roleId, permissionId] = Array.from({ length: 5 }, () => randomUUID())
  const projectId = randomUUID()
  const run = (text: string, ...values: unknown[]) => server.sql(text, [companyId, ...values])
  await run(
    `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, $3, $4, 'GBP')`,
    ...[clientId, `Marker ${clientId}`, ownerId],
  )
  await run(
    'insert into client_contacts (company_id, id, client_id, first_name) values ($1, $2, $3, $4)',
    ...[contactId, clientId, `Marker ${contactId}`],
  )
  await insertProject(server, companyId, projectId, {
    ...{ client_id: clientId, name: `Marker ${projectId}`, lead_id: ownerId },
    ...{ charging_mechanism: 'effort', currency: 'GBP' },
  })
  await run(
    `insert into journal_entries (company_id, id, client_id, entry_date, title, content, author_id)
     values ($1, $2, $3, '2026-06-01', $4, '', $5)`,
    ...[entryId, clientId, `Marker ${entryId}`, ownerId],
  )
  await run(
    `insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost)
     values ($1, $2, $3, $4, 100, 50)`,
    ...[roleId, projectId, `Marker ${roleId}`],
  )
  await run(
    `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas) values ($1, $2, $3, $4, '{}')`,
    ...[permissionId, projectId, memberId],
  )
  return { clientId, contactId, entryId, projectId, roleId, permissionId } as Record<
    'clientId' | 'contactId' | 'entryId' | 'projectId' | 'roleId' | 'permissionId',
    string
  >
}

/** An opportunity with a role and a permission, in an open stage. */
const createOpportunity = async (
  server: TestServer,
  companyId: string,
  { clientId, ownerId, memberId, stageId }: Readonly<Record<'clientId' | 'ownerId' | 'memberId' | 'stageId', string>>,
) => {
  const [opportunityId, opportunityRoleId, opportunityPermissionId] = [randomUUID(), randomUUID(), randomUUID()]
  await insertOpportunity(server, companyId, opportunityId, {
    ...{ client_id: clientId, name: `Marker ${opportunityId}`, lead_id: ownerId, stage_id: stageId },
    ...{ charging_mechanism: 'effort', currency: 'GBP' },
  })
  await server.sql(
    `insert into targetable_roles (company_id, id, targetable_id, name, hourly_charge, hourly_cost)
     values ($1, $2, $3, $4, 100, 50)`,
    [companyId, opportunityRoleId, opportunityId, `Marker ${opportunityRoleId}`],
  )
  await server.sql(
    `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas) values ($1, $2, $3, $4, '{}')`,
    [companyId, opportunityPermissionId, opportunityId, memberId],
  )
  return { opportunityId, opportunityRoleId, opportunityPermissionId }
}

/** A board with a list, a status and a task that has a sub-task, a comment and a file. */
const createBoard = async (server: TestServer, companyId: string, boardId: string, employeeId: string) => {
  const [listId, statusId, taskId, subTaskId, commentId, fileId] = Array.from({ length: 6 }, () => randomUUID())
  const run = (text: string, ...values: unknown[]) => server.sql(text, [companyId, ...values])
  await run(
    `insert into task_lists (company_id, id, board_id, name, rank) values ($1, $2, $3, $4, 'V')`,
    ...[listId, boardId, `Marker ${listId}`],
  )
  await run(
    `insert into task_statuses (company_id, id, board_id, name, color, progress, position)
     values ($1, $2, $3, $4, '#123456', 'toDo', 0)`,
    ...[statusId, boardId, `Marker ${statusId}`],
  )
  for (const [id, parentId] of [
    [taskId, null],
    [subTaskId, taskId],
  ])
    await run(
      `insert into tasks (company_id, id, board_id, list_id, parent_id, title, rank, created_by)
       values ($1, $2, $3, $4, $5, $6, 'V', $7)`,
      ...[id, boardId, listId, parentId, `Marker ${id}`, employeeId],
    )
  await run(
    'insert into task_comments (company_id, id, task_id, author_id, author, text) values ($1, $2, $3, $4, $5, $5)',
    ...[commentId, taskId, employeeId, `Marker ${commentId}`],
  )
  await run(
    `insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
     values ($1, $2, 'none', 'secret.pdf', 'application/pdf', 1, 'task', $3, $4)`,
    ...[fileId, taskId, employeeId],
  )
  return { listId, statusId, taskId, subTaskId, commentId, fileId } as Record<
    'listId' | 'statusId' | 'taskId' | 'subTaskId' | 'commentId' | 'fileId',
    string
  >
}

/** A template with a board, a rule of its board and of the project's, and boards behind every other door. */
const createBoards = async (
  server: TestServer,
  companyId: string,
  projectId: string,
  ownerId: string,
  plainId: string,
) => {
  const templateId: string = randomUUID()
  await server.sql('insert into project_templates (company_id, id, name, is_active) values ($1, $2, $3, true)', [
    companyId,
    templateId,
    `Marker ${templateId}`,
  ])
  const automationId: string = randomUUID()
  const templateRuleId: string = randomUUID()
  await server.sql(
    'insert into automations (company_id, id, board_id, trigger, action) values ($1, $2, $3, $6, $7), ($1, $4, $5, $6, $7)',
    [
      companyId,
      automationId,
      projectId,
      templateRuleId,
      templateId,
      JSON.stringify({ type: 'taskStatusUpdate', statusID: null }),
      JSON.stringify({ type: 'selfAssign' }),
    ],
  )
  const projectBoard = await createBoard(server, companyId, projectId, ownerId)
  const personalBoard = await createBoard(server, companyId, plainId, plainId)
  const templateBoard = await createBoard(server, companyId, templateId, ownerId)
  return {
    templateId,
    automationId,
    templateRuleId,
    projectBoard,
    personalBoard,
    templateBoard,
    taskListId: projectBoard.listId,
    personalTaskId: personalBoard.taskId,
  }
}

/**
 * Time that a plain employee logged on the project, some unsubmitted, some waiting for the owner; time that somebody
 * who reports to them logged for themselves, waiting for them; and a timer.
 */
const createTime = async (
  server: TestServer,
  companyId: string,
  projectId: string,
  { ownerId, plainId, reportId }: Readonly<Record<'ownerId' | 'plainId' | 'reportId', string>>,
) => {
  const [submissionId, requestId, approvalId, trackerId] = Array.from({ length: 4 }, () => randomUUID())
  const run = (text: string, ...values: unknown[]) => server.sql(text, [companyId, ...values])
  for (const [id, employeeId, ofProject] of [
    [submissionId, plainId, projectId],
    [requestId, plainId, projectId],
    [approvalId, reportId, null],
  ])
    await run(
      `insert into time_sheet_submissions
         (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, client_id, comment)
       select $1, $2, $3, '2026-06-03', 3600, 0, 3600, 0, $4,
              (select client_id from targetables where company_id = $1 and id = $4), $5`,
      ...[id, employeeId, ofProject, `Marker ${id}`],
    )
  for (const [id, employeeId, approverId, ofProject] of [
    [requestId, plainId, ownerId, projectId],
    [approvalId, reportId, plainId, null],
  ])
    await run(
      `insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, submitted_at)
       values ($1, $2, 'timeSheet', 'waitingForApproval', $3, $4, $5, '2026-06-04T09:00:00Z')`,
      ...[id, employeeId, approverId, ofProject],
    )
  await run(
    `insert into time_trackers (company_id, id, employee_id, started_at, comment)
     values ($1, $2, $3, '2026-06-05T09:00:00Z', $4)`,
    ...[trackerId, plainId, `Marker ${trackerId}`],
  )
  return { submissionId, requestId, approvalId, trackerId } as Record<
    'submissionId' | 'requestId' | 'approvalId' | 'trackerId',
    string
  >
}

/**
 * Leave that a plain employee asked the owner for, with a deputy meanwhile; leave of somebody who reports to them that
 * waits for them, a marking on that person's calendar, and an adjustment of their leave.
 */
const createLeave = async (
  server: TestServer,
  companyId: string,
  reasonId: string,
  { ownerId, plainId, reportId }: Readonly<Record<'ownerId' | 'plainId' | 'reportId', string>>,
) => {
  const [absenceId, absenceToDecideId, markingId, adjustmentId, deputyId] = Array.from({ length: 5 }, () =>
    randomUUID(),
  )
  const run = (text: string, ...values: unknown[]) => server.sql(text, [companyId, ...values])
  await run(
    `insert into contract_periods (company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days)
     values ($1, $2, '2026-01-05', 'permanent', '{0,27000,27000,27000,27000,27000,0}', 50)`,
    plainId,
  )
  await run(`update employees set contract_start = '2026-01-05' where company_id = $1 and id = $2`, plainId)
  for (const [id, employeeId, approverId] of [
    [absenceId, plainId, ownerId],
    [absenceToDecideId, reportId, plainId],
  ]) {
    await run(
      `insert into absences (company_id, id, employee_id, reason_id, first_day, last_day, date_part, comment)
       values ($1, $2, $3, $4, '2026-06-15', '2026-06-19', 'fullDay', $5)`,
      ...[id, employeeId, reasonId, `Marker ${id}`],
    )
    await run(
      `insert into requests (company_id, id, type, state, employee_id, approver_id, submitted_at)
       values ($1, $2, 'absence', 'waitingForApproval', $3, $4, '2026-06-04T09:00:00Z')`,
      ...[id, employeeId, approverId],
    )
  }
  await run(
    `insert into calendar_markings (company_id, id, employee_id, first_day, last_day, date_part, text, color)
     values ($1, $2, $3, '2026-06-22', '2026-06-23', 'fullDay', $4, '#123456')`,
    ...[markingId, reportId, `Marker ${markingId}`],
  )
  await run(
    `insert into leave_adjustments (company_id, id, employee_id, year_start, half_days, reason)
     values ($1, $2, $3, '2026-01-01', 2, $4)`,
    ...[adjustmentId, reportId, `Marker ${adjustmentId}`],
  )
  await run(
    `insert into deputies (company_id, id, employee_id, deputy_id, first_day, last_day, absence_id)
     values ($1, $2, $3, $4, '2026-06-15', '2026-06-19', $5)`,
    ...[deputyId, plainId, ownerId, absenceId],
  )
  return { absenceId, absenceToDecideId, markingId, adjustmentId, deputyId } as Record<
    'absenceId' | 'absenceToDecideId' | 'markingId' | 'adjustmentId' | 'deputyId',
    string
  >
}

/** The employee is mentioned on a task of theirs. */
const createNotification = async (
  server: TestServer,
  companyId: string,
  taskId: string,
  { plainId, ownerId }: Readonly<Record<'plainId' | 'ownerId', string>>,
): Promise<string> => {
  const id = randomUUID()
  const payload = { task: `Marker ${id}`, text: `Marker ${id}`, path: `myTasks/${taskId}` }
  await server.sql(
    `insert into notifications
       (company_id, id, employee_id, kind, key, record_id, by_id, payload, created_at, is_shown, mail)
     values ($1, $2, $3, 'taskMention', 'once', $4, $5, $6, '2026-06-05T09:00:00Z', true, 'daily')`,
    [companyId, id, plainId, taskId, ownerId, JSON.stringify(payload)],
  )
  return id
}

/** A company with something of every kind in it, and the ids of what is there. */
export const createSampleFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const plain = await createEmployee(server, company, { firstName: 'Plain', lastName: `Marker${randomUUID()}` })
  const report = await createEmployee(server, company, { lineManagerId: plain.employeeId })
  const deactivated = await createEmployee(server, company, { isActive: false })
  const invited = await createPendingEmployee(server, company)
  const collections = await createCollections(server, company.id)
  const work = await createWork(server, company.id, company.owner.employeeId, report.employeeId)
  const opportunity = await createOpportunity(server, company.id, {
    clientId: work.clientId,
    ownerId: company.owner.employeeId,
    memberId: report.employeeId,
    stageId: collections.pipelineStageId,
  })
  const bookings = await createSampleBookings(server, company.id, { ...work, ...opportunity })
  const planningViewId = await createSampleView(server, company.id, company.owner.employeeId)
  const { employeeId: ownerId } = company.owner
  const scenarioId = await createSampleScenario(server, company.id, ownerId, bookings.bookingId)
  const boards = await createBoards(server, company.id, work.projectId, company.owner.employeeId, plain.employeeId)
  const time = await createTime(server, company.id, work.projectId, {
    ownerId: company.owner.employeeId,
    plainId: plain.employeeId,
    reportId: report.employeeId,
  })
  const leave = await createLeave(server, company.id, collections.absenceReasonId, {
    ownerId: company.owner.employeeId,
    plainId: plain.employeeId,
    reportId: report.employeeId,
  })
  const expenses = await createExpenses(server, company.id, {
    ownerId: company.owner.employeeId,
    plainId: plain.employeeId,
    reportId: report.employeeId,
    projectId: work.projectId,
    expenseTypeId: collections.expenseTypeId,
  })
  const assets = await createSampleAssets(server, company.id, {
    ownerId,
    plainId: plain.employeeId,
    reportId: report.employeeId,
  })
  const invoices = await createInvoices(server, company.id, work)
  const received = await createReceived(server, company.id, {
    ...{ clientId: work.clientId, plainId: plain.employeeId, billedInvoiceId: invoices.billedInvoiceId },
  })
  const portals = await createPortals(server, company.id, { projectId: work.projectId, ownerId })
  const notificationId = await createNotification(server, company.id, boards.personalTaskId, {
    ownerId: company.owner.employeeId,
    plainId: plain.employeeId,
  })
  const fileId = randomUUID()
  await server.sql(
    `insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
     values ($1, $2, 'none', 'secret.pdf', 'application/pdf', 1, 'employee', $3, $4)`,
    [company.id, fileId, plain.employeeId, plain.employeeId],
  )
  return {
    company,
    owner: company.owner,
    plain,
    report,
    deactivated,
    invited,
    ...collections,
    ...work,
    ...opportunity,
    ...bookings,
    planningViewId,
    scenarioId,
    ...boards,
    ...time,
    ...leave,
    ...expenses,
    ...assets,
    ...invoices,
    ...received,
    ...portals,
    notificationId,
    fileId,
  }
}

export type SampleFirm = Awaited<ReturnType<typeof createSampleFirm>>

/** Texts that occur nowhere but in records of the firm. */
export const marksOf = (firm: SampleFirm): string[] => [
  ...[firm.owner, firm.plain, firm.report, firm.deactivated].flatMap((person) => [
    person.employeeId,
    person.userId,
    person.username,
    person.sessionId,
  ]),
  ...Object.values(firm.invited),
  firm.rateCardId,
  firm.absenceReasonId,
  firm.expenseTypeId,
  firm.pipelineStageId,
  firm.creditCardId,
  firm.bankHolidayId,
  firm.clientId,
  firm.contactId,
  firm.entryId,
  firm.projectId,
  firm.roleId,
  firm.permissionId,
  firm.opportunityId,
  firm.opportunityRoleId,
  firm.opportunityPermissionId,
  firm.bookingId,
  firm.opportunityBookingId,
  firm.planningViewId,
  firm.scenarioId,
  firm.templateId,
  firm.automationId,
  firm.templateRuleId,
  ...[firm.projectBoard, firm.personalBoard, firm.templateBoard].flatMap((board) => Object.values(board)),
  firm.submissionId,
  firm.requestId,
  firm.approvalId,
  firm.trackerId,
  firm.absenceId,
  firm.absenceToDecideId,
  firm.markingId,
  firm.adjustmentId,
  firm.deputyId,
  firm.expenseId,
  firm.expenseToDecideId,
  firm.expenseToPayId,
  firm.paidExpenseId,
  firm.paymentId,
  firm.accountName,
  firm.assetCategoryId,
  firm.assetId,
  firm.takenAssetId,
  firm.assetBookingId,
  firm.takenBookingId,
  firm.assetFileId,
  firm.invoiceId,
  firm.billedInvoiceId,
  firm.invoiceItemId,
  firm.agreementItemId,
  firm.receivedPaymentId,
  firm.statementId,
  firm.statementLineId,
  firm.portalId,
  firm.portalReference,
  firm.visitorId,
  firm.visitorEmail,
  firm.portalDocumentId,
  firm.sharedEntryId,
  firm.sharedEntryFileId,
  firm.signOffId,
  firm.signOffQuestionId,
  firm.signOffFileId,
  firm.notificationId,
  firm.fileId,
]
