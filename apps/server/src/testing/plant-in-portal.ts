import { randomUUID } from 'node:crypto'
import type { SharedInfo } from '@praxis/contract/portals/portal-rules'
import type { SampleFirm } from './sample-firm'
import type { TestServer } from './test-server'

/** Approved time of the firm's task as it is charged, in seconds; all other time there is the firm's own. */
export const CHARGED = 6300
const ESTIMATED = 12_240

/** What a text of an answer gives away. */
export type Trace = string | RegExp

export interface Planted {
  /** What no key opens. */
  readonly closed: readonly Trace[]
  /** What each key opens, and nothing else does. */
  readonly opened: Partial<Record<SharedInfo, readonly Trace[]>>
  /** What the chart of revenue tells. */
  readonly ofChart: readonly Trace[]
  /** Addresses of this portal's visitors: those who came, which only suggestions name, and one who was removed. */
  readonly others: { readonly came: string; readonly removed: string }
}

/** A number in an answer, and not four digits that the middle of an id may have by chance. */
const number = (digits: number | string): Trace => new RegExp(`\\b${digits}\\b(?!-)`)

const time = [
  { state: 'approved', charged: CHARGED },
  { state: 'waitingForApproval', charged: 7331 },
  { state: 'denied', charged: 7333 },
  { state: 'unsubmitted', charged: 7351 },
  { state: 'approved', charged: 0 },
]

/** Puts what a portal may give away beside what it may not, each with a mark of its own, into a firm and its portal. */
export const plantInPortal = async (server: TestServer, firm: SampleFirm): Promise<Planted> => {
  const { projectBoard: board, projectId, owner, plain } = firm
  const run = (text: string, ...values: unknown[]) => server.sql(text, [firm.company.id, ...values])
  const mark = (of: string) => `${of}-${randomUUID()}`

  const surname = mark('Surname')
  await server.sql('update users set last_name = $2 where id = any ($1)', [[owner.userId, plain.userId], surname])
  for (const person of [owner, plain])
    await run(
      'insert into task_assignees (company_id, task_id, employee_id) values ($1, $2, $3)',
      ...[board.taskId, person.employeeId],
    )
  const [tag, detail, archived] = [mark('tag'), mark('detail'), mark('archived')]
  await run(
    `update tasks set estimated_seconds = $3, tags = $4, dynamic_details = $5 where company_id = $1 and id = $2`,
    ...[board.taskId, ESTIMATED, [tag], JSON.stringify([{ key: detail, type: 'freeText', value: detail }])],
  )
  await run(
    `insert into tasks (company_id, id, board_id, list_id, title, rank, archived_at) values ($1, $2, $3, $4, $5, 'W', now())`,
    ...[randomUUID(), projectId, board.listId, archived],
  )
  for (const { state, charged } of time)
    await run(
      `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged,
         targetable_id, task_id, hourly_charge, hourly_cost, state)
       values ($1, $2, $3, '2026-06-02', 7331, 7331, 7331, $4, $5, $6, 917231, 411797, $7)`,
      ...[randomUUID(), plain.employeeId, charged, projectId, board.taskId, state],
    )
  await run('update targetable_roles set hourly_charge = 917231, hourly_cost = 411797 where company_id = $1')
  await run(
    `update targetables set consultancy_cost = 822893, consultancy_revenue = 933967 where company_id = $1 and id = $2`,
    projectId,
  )

  const [unshared, contact] = [mark('unshared'), mark('contact')]
  await run(
    `insert into journal_entries (company_id, id, targetable_id, entry_date, title, content, author_id)
     values ($1, $2, $3, '2026-06-09', $4, $4, $5)`,
    ...[randomUUID(), projectId, unshared, owner.employeeId],
  )
  await run(`update client_contacts set email = $2, last_name = $2 where company_id = $1`, `${contact}@client.example`)
  const fileMark = mark('file')
  await run(
    `update files set name = entity || '-' || $2
     where company_id = $1 and entity in ('task', 'portalDocument', 'signOff')`,
    fileMark,
  )
  // Its title has the id of the portal as a mark, which no answer may tell.
  await run(`update portals set title = 'Delivery' where company_id = $1`)
  const comment = mark('comment')
  await run(
    'insert into task_comments (company_id, id, task_id, author_id, author, text) values ($1, $2, $3, $4, $5, $6)',
    ...[randomUUID(), board.taskId, owner.employeeId, surname, comment],
  )
  await run(
    `update task_comments set author_id = null, author = 'Portal: it · visitor', visitor_id = $3 where company_id = $1 and id = $2`,
    ...[board.commentId, firm.visitorId],
  )
  await run(
    `update sign_offs set state = 'approved', decided_name = 'Sarah Orr', decided_email = $3, decided_from = '203.0.113.77',
       decided_at = now() where company_id = $1 and id = $2`,
    ...[firm.signOffId, mark('decided')],
  )

  const others = { came: `${mark('came')}@client.example`, removed: `${mark('removed')}@client.example` }
  for (const [email, removedAt] of [
    [others.came, null],
    [others.removed, new Date().toISOString()],
  ])
    await run(
      `insert into portal_visitors (company_id, id, portal_id, email, last_visit_at, visit_count, removed_at)
       values ($1, $2, $3, $4, now(), 1, $5)`,
      ...[randomUUID(), firm.portalId, email, removedAt],
    )
  const [otherTitle, otherReference] = [mark('other'), mark('reference')]
  const otherVisitor = `${mark('elsewhere')}@client.example`
  const otherPortal = randomUUID()
  await run(
    `insert into portals (company_id, id, targetable_id, reference, title, preset) values ($1, $2, $3, $4, $5, 'custom')`,
    ...[otherPortal, projectId, otherReference, otherTitle],
  )
  await run(
    'insert into portal_visitors (company_id, id, portal_id, email) values ($1, $2, $3, $4)',
    ...[randomUUID(), otherPortal, otherVisitor],
  )
  return {
    closed: [
      ...[owner, plain, firm.report].map(({ username }) => username),
      ...[number(917231), number(411797), number(822893), number('73(31|33|51)'), /hourly|rateCard/i, '@firm.example'],
      ...[tag, detail, unshared, contact, 'decided-', '203.0.113.77', otherTitle, otherReference, otherVisitor],
      ...[others.removed, firm.portalId, firm.visitorId, firm.entryId, firm.invoiceId, firm.agreementItemId],
      ...[firm.submissionId, firm.expenseId, firm.opportunityId, firm.personalBoard.taskId, firm.templateBoard.taskId],
      ...['argon2', 'profileImage', 'jobTitle', 'createdBy'],
    ],
    opened: {
      showSurnames: [surname],
      taskListEdit: [archived],
      taskListShowTaskProgress: [/"finishedSubTaskCount"/, /"progress":\d/],
      showEstimatedTime: [/"estimatedTime"/, /enableOverrideEstimatedTime/, /Estimated hours/, number(ESTIMATED)],
      showLoggedTime: [/"loggedTime"/, /Logged hours/, /"cumulativeSeconds"/, number(CHARGED)],
      taskComment: [comment, board.commentId, /"commentCount"/],
      taskAttachFile: [`task-${fileMark}`, /"fileCount"/],
      documents: [`portalDocument-${fileMark}`],
      signOffs: [firm.signOffId, 'Sarah Orr'],
      invoices: [firm.billedInvoiceId],
    },
    ofChart: [number(933967)],
    others,
  }
}
