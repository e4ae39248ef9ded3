import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { createTestCompany } from '../people'
import { createTestDatabase, makeTemplateOnce, type TestCluster } from '../test-cluster'
import { type Caller, startTestServer, type TestServer } from '../test-server'
import { visitorHeaders } from '../visitor-headers'
import { fill } from './fill'

interface Size {
  readonly people: number
  readonly clients: number
  readonly projects: number
  /** Entries of each person. */
  readonly entries: number
  /** Tasks of the largest board, of every other project's and of everybody's own. */
  readonly tasks: number
  readonly tasks_of_project: number
  readonly tasks_of_person: number
  /** What each person is booked for. */
  readonly bookings: number
}

/** These sizes make 200,000 entries, 40,000 tasks and 10,000 bookings. */
const LARGE: Size = {
  ...{ people: 2_000, clients: 500, projects: 200, entries: 100 },
  ...{ tasks: 6_000, tasks_of_project: 120, tasks_of_person: 4, bookings: 5 },
}
/** The size of other companies: without them a condition on the company would seem to exclude nothing. */
const SMALL: Size = {
  ...{ people: 40, clients: 10, projects: 10, entries: 50 },
  ...{ tasks: 100, tasks_of_project: 20, tasks_of_person: 4, bookings: 5 },
}
const NEIGHBOURS = 9

const TEMPLATE = 'praxis_large_firm'

/** Ids of the boards, the same on every run. */
const boardsOf = (number: number) => {
  const id = (board: number) => `00000000-0000-4000-8000-${`${10 * number + board}`.padStart(12, '0')}`
  return { large_board: id(1), small_board: id(2) }
}

const fillCompany = async (server: TestServer, number: number, size: Size) => {
  const { id, owner } = await createTestCompany(server, { referencingOldPlanning: true })
  const client = new pg.Client({ connectionString: server.database.superuserUrl })
  await client.connect()
  try {
    await fill(
      client,
      [
        'firm',
        'time',
        'tasks',
        'leave',
        'more',
        'expenses',
        'opportunities',
        'plans',
        'planning',
        'invoices',
        'received',
        'portals',
        'assets',
      ],
      {
        ...{ company_id: id, employee_id: owner.employeeId },
        ...boardsOf(number),
        ...size,
      },
    )
  } finally {
    await client.end()
  }
}

/** The database is filled once for all test files, as that takes a while. */
const templateOf = async (cluster: TestCluster) => {
  const files = join(cluster.folder, TEMPLATE)
  await makeTemplateOnce(cluster, TEMPLATE, async () => {
    const database = await createTestDatabase(cluster)
    const filling = await startTestServer({ database })
    // The large one comes last, because filling looks through what is there.
    for (let neighbour = 1; neighbour <= NEIGHBOURS; neighbour += 1) await fillCompany(filling, neighbour, SMALL)
    await fillCompany(filling, 0, LARGE)
    // All rows are sampled, so that the statistics, and with them the plans, are the same on every run.
    await filling.sql('set default_statistics_target = 1000')
    await filling.sql('vacuum analyze')
    await cp(filling.config.DATA_DIR, files, { recursive: true })
    await filling.close()
    return database
  })
  return { database: TEMPLATE, files }
}

/** A person of the firm who is signed in. */
interface FirmPerson extends Caller {
  readonly employeeId: string
}

/** A server with a company of 2,000 people among smaller ones, the people who call, and the ids they ask for. */
export const startLargeFirmServer = async () => {
  const server = await startTestServer({ template: await templateOf(inject('cluster')) })
  return { server, firm: await firmIn(server) }
}

const firmIn = async (server: TestServer) => {
  const [company] = await server.sql<{ id: string; domain: string }>(
    `select d.id, d.domain from company_directory d
     order by (select count(*) from employees e where e.company_id = d.id) desc limit 1`,
  )
  if (!company) throw new Error('there is no firm')
  const one = async <Row extends pg.QueryResultRow>(text: string, ...values: unknown[]): Promise<Row> => {
    const [row] = await server.sql<Row>(text, [company.id, ...values])
    if (!row) throw new Error(`the firm has none of: ${text}`)
    return row
  }
  const person = async (nanoPath: string): Promise<FirmPerson> => {
    const { employeeId, sessionId } = await one<{ employeeId: string; sessionId: string }>(
      `select e.id as "employeeId", s.id as "sessionId"
       from employees e join company_directory d on d.id = e.company_id join sessions s using (user_id)
       where e.company_id = $1 and $2 in (e.nano_path, case when e.user_id = d.owner_user_id then 'owner' end)`,
      nanoPath,
    )
    const token = await server.platform.accessTokens.issue(sessionId)
    return { employeeId, ...server.caller({ authorization: `Bearer ${token}`, employeeID: employeeId }) }
  }
  const board = async (id: string) => ({
    id,
    ...(await one<{ listId: string; taskId: string; fileId: string; statusId: string }>(
      `select l.id as "listId", t.id as "taskId", f.id as "fileId", s.id as "statusId"
       from task_lists l
       join tasks t on t.company_id = l.company_id and t.list_id = l.id and t.rank = '000001V'
       join task_statuses s on s.company_id = l.company_id and s.board_id = l.board_id and s.position = 1
       join files f on f.company_id = l.company_id and f.entity = 'task' and f.entity_id = t.id::text
       where l.company_id = $1 and l.board_id = $2 and l.rank = '1'`,
      id,
    )),
  })
  const [owner, manager, lead, plain] = (await Promise.all(['owner', 'more-1', 'more-2', 'more-500'].map(person))) as [
    FirmPerson,
    FirmPerson,
    FirmPerson,
    FirmPerson,
  ]
  const largest = await one<{ id: string }>(
    'select board_id as id from tasks where company_id = $1 group by board_id order by count(*) desc limit 1',
  )
  const project = await one<{ id: string; clientId: string }>(
    `select p.id, p.client_id as "clientId" from targetables p
     where p.company_id = $1 and p.lead_id = $2
       and exists (select from time_sheet_submissions s where s.company_id = p.company_id and s.targetable_id = p.id)
     order by p.id limit 1`,
    lead.employeeId,
  )
  const bookingOn = (kind: string, condition: string, ...values: unknown[]) =>
    one<{ id: string; targetableId: string }>(
      `select b.id, r.targetable_id as "targetableId"
       from bookings b
       join targetable_roles r on r.company_id = b.company_id and r.id = b.role_id and r.employee_id is not null
       join targetables p on p.company_id = r.company_id and p.id = r.targetable_id and p.kind = $2
       where b.company_id = $1 and ${condition} order by b.id limit 1`,
      ...[kind, ...values],
    )
  const idOf = async (text: string, ...values: unknown[]) => (await one<{ id: string }>(text, ...values)).id
  const templateId = await idOf('select id from project_templates where company_id = $1 order by name limit 1')
  const submissionOf = (employeeId: string, state: string) =>
    idOf(
      'select id from time_sheet_submissions where company_id = $1 and employee_id = $2 and state = $3 order by id limit 1',
      ...[employeeId, state],
    )
  const portal = await one<
    Readonly<Record<'portalId' | 'portalReference' | 'portalDocumentId' | 'visitorEmail', string>>
  >(
    `select r.id as "portalId", r.reference as "portalReference", v.email as "visitorEmail",
       (select f.id from files f where f.company_id = r.company_id and f.entity = 'portalDocument' and f.entity_id = r.id::text
        order by f.id limit 1) as "portalDocumentId"
     from portals r join portal_visitors v on v.company_id = r.company_id and v.portal_id = r.id
     where r.company_id = $1 and r.targetable_id = $2 order by r.id, v.email limit 1`,
    project.id,
  )
  return {
    company,
    people: { owner, manager, lead, plain },
    ...(await one<{ sharedEntryId: string; sharedEntryFileId: string }>(
      `select j.id as "sharedEntryId", f.id as "sharedEntryFileId"
       from journal_entries j
       join files f on f.company_id = j.company_id and f.entity = 'journalEntry' and f.entity_id = j.id::text
       where j.company_id = $1 and j.targetable_id = $2 and j.is_shared order by f.id limit 1`,
      project.id,
    )),
    ...(await one<{ signOffId: string; signOffFileId: string }>(
      `select s.id as "signOffId", f.id as "signOffFileId"
       from sign_offs s
       join files f on f.company_id = s.company_id and f.entity = 'signOff' and f.entity_id = s.id::text
       where s.company_id = $1 and s.portal_id = $2 and s.state = 'questioned' order by s.id limit 1`,
      portal.portalId,
    )),
    visitor: server.caller(
      visitorHeaders(server, { reference: portal.portalReference, email: portal.visitorEmail, passwordVersion: 0 }),
    ),
    notificationPlace: await idOf(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"_') || id as id
       from notifications where company_id = $1 and employee_id = $2 order by created_at limit 1 offset 30`,
      plain.employeeId,
    ),
    project,
    boards: {
      large: await board(largest.id),
      project: await board(project.id),
      template: await board(templateId),
      plain: await board(plain.employeeId),
    },
    templateId,
    /** A client with a long journal. */
    clientId: await idOf(
      `select client_id as id from journal_entries where company_id = $1 and client_id is not null
       group by client_id order by count(*) desc limit 1`,
    ),
    entryId: await idOf('select id from journal_entries where company_id = $1 order by id limit 1'),
    roleId: await idOf(
      'select id from targetable_roles where company_id = $1 and targetable_id = $2 order by id limit 1',
      project.id,
    ),
    opportunityId: await idOf(
      `select id from targetables where company_id = $1 and kind = 'opportunity' order by id limit 1`,
    ),
    projectBooking: await bookingOn('project', 'p.id = $3', project.id),
    opportunityBooking: await bookingOn('opportunity', 'p.is_active'),
    /** A role that nobody fills, on what the lead leads, and a rate card of such roles. */
    unnamedRoleId: await idOf(
      `select r.id from targetable_roles r where r.company_id = $1 and r.targetable_id = $2 and r.employee_id is null
       order by r.id limit 1`,
      project.id,
    ),
    rateCardId: await idOf(
      'select rate_card_id as id from targetable_roles where company_id = $1 and rate_card_id is not null order by id limit 1',
    ),
    scenarioId: await idOf(
      'select scenario_id as id from planning_scenario_members where company_id = $1 order by scenario_id limit 1',
    ),
    planningViewId: await idOf('select id from planning_views where company_id = $1 and is_shared order by id limit 1'),
    stageId: await idOf('select id from pipeline_stages where company_id = $1 and probability = 25 limit 1'),
    invitationId: await idOf(
      'select id from invitations where company_id = $1 and accepted_at is null order by id limit 1',
    ),
    unsubmittedId: await submissionOf(plain.employeeId, 'unsubmitted'),
    /** A request that waits for the manager, and leave that does. */
    waitingId: await idOf(
      `select id from requests where company_id = $1 and approver_id = $2 and state = 'waitingForApproval'
         and type = 'timeSheet' order by id limit 1`,
      manager.employeeId,
    ),
    waitingAbsenceId: await idOf(
      `select id from requests where company_id = $1 and approver_id = $2 and state = 'waitingForApproval'
         and type = 'absence' order by id limit 1`,
      manager.employeeId,
    ),
    /** A claim that waits for the manager, and one of the employee’s own that is open. */
    waitingExpenseId: await idOf(
      `select id from requests where company_id = $1 and approver_id = $2 and state = 'waitingForApproval'
         and type = 'expense' order by id limit 1`,
      manager.employeeId,
    ),
    expenseId: await idOf(
      `select id from expenses where company_id = $1 and employee_id = $2 and state = 'unsubmitted' order by id limit 1`,
      plain.employeeId,
    ),
    /** An invoice of the lead's project with time behind one of its items. */
    ...(await one<{ invoiceId: string; invoiceItemId: string }>(
      `select m.invoice_id as "invoiceId", m.id as "invoiceItemId"
       from invoice_items m where m.company_id = $1 and m.targetable_id = $2 and exists (
         select from time_sheet_submissions s where s.company_id = m.company_id and s.invoice_item_id = m.id)
       order by m.id limit 1`,
      project.id,
    )),
    /** An invoice of the lead's project that was paid, with its client, and a statement of the bank. */
    ...(await one<{ paidInvoiceId: string; paidClientId: string }>(
      `select i.id as "paidInvoiceId", i.client_id as "paidClientId"
       from invoices i join invoice_targetables t on t.company_id = i.company_id and t.invoice_id = i.id
       where i.company_id = $1 and t.targetable_id = $2 and i.received > 0 order by i.id limit 1`,
      project.id,
    )),
    ...portal,
    statementId: await idOf('select id from bank_statements where company_id = $1 order by uploaded_at limit 1'),
    /** An asset that is lent, and a booking that waits. */
    ...(await one<{ assetId: string; assetCategoryId: string }>(
      `select a.id as "assetId", a.category_id as "assetCategoryId" from assets a
       where a.company_id = $1 and not a.is_retired and not a.is_assigned order by a.id limit 1`,
    )),
    waitingAssetBookingId: await idOf(
      `select id from requests where company_id = $1 and state = 'waitingForApproval' and type = 'asset' order by id limit 1`,
    ),
    paymentId: await idOf('select id from payments where company_id = $1 order by number limit 1'),
    absenceReasonId: await idOf(
      'select id from absence_reasons where company_id = $1 and is_taken_from_balance order by id limit 1',
    ),
    ownRequestId: await submissionOf(plain.employeeId, 'approved'),
  }
}

export type LargeFirm = Awaited<ReturnType<typeof firmIn>>
