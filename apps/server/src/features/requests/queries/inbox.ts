import type { PageMetadata } from '@praxis/contract/protocol/page'
import type { ApprovalsQuery } from '@praxis/contract/requests/approvals'
import type { GroupEnvelope } from '@praxis/contract/requests/request-envelope'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefOf } from '../../employees/queries/employee-brief'
import { countsSql, GROUP_COLUMNS, type InboxSource, rowsSql } from './inbox-groups'
import type { ApprovalsPage, AskedApprovals, InboxPlatform, RequestTypeLine } from './request-type-line'

/** A request of a group, with the group's columns; the rows of a group follow each other. */
export interface InboxRow {
  readonly id: string
  readonly employeeId: string
  readonly position: number
  readonly firstDay: string
  readonly lastDay: string
  readonly waitingSince: string
  readonly total: number
  readonly requestCount: number
  /** The person in whose place the reader decides on the group. */
  readonly decidesFor: EmployeeBriefRow | null
}

type Counts = Pick<InboxRow, 'total' | 'requestCount'>

/** Requests that lie together, at least one. */
interface InboxGroup<Row> {
  readonly envelope: GroupEnvelope
  readonly first: Row
  readonly rows: readonly Row[]
}

/** What a page of the inbox is made of; the type says how it is sent. */
interface InboxPage<Row> {
  readonly groups: readonly InboxGroup<Row>[]
  readonly metadata: PageMetadata
  readonly requestCount: number
}

interface Inbox<Row extends InboxRow> extends InboxSource {
  /** Reads the rows `s` that a statement gives, with these columns of their groups. */
  readonly read: (db: Db, actor: EmployeeActor, rows: Sql, columns: Sql) => Promise<readonly Row[]>
  /** What distinguishes the groups of one person. */
  readonly keyOf: (row: Row) => readonly string[]
  readonly answer: (
    db: Db,
    platform: InboxPlatform,
    actor: EmployeeActor,
    page: InboxPage<Row>,
  ) => Promise<ApprovalsPage>
}

/** Counts for a page behind the last one, which has no rows to carry them. */
const countsOf = async (
  db: Db,
  actor: EmployeeActor,
  source: InboxSource,
  asked: AskedApprovals,
  [first]: readonly InboxRow[],
): Promise<Counts> => {
  const counts = first ?? (await db.row<Counts>(countsSql(db, actor, source, asked)))
  return { total: counts?.total ?? 0, requestCount: counts?.requestCount ?? 0 }
}

const groupsOf = <Row extends InboxRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => readonly string[],
  groupBy: ApprovalsQuery['groupBy'],
  files: FileStore,
): InboxGroup<Row>[] => {
  const byPosition = new Map<number, { first: Row; rows: Row[] }>()
  for (const row of rows) {
    const group = byPosition.get(row.position)
    if (group) group.rows.push(row)
    else byPosition.set(row.position, { first: row, rows: [row] })
  }
  return [...byPosition.values()].map(({ first, rows: together }) => ({
    envelope: {
      key:
        groupBy === 'entry'
          ? first.id
          : [first.employeeId, ...keyOf(first), ...(first.decidesFor ? [first.decidesFor.id] : [])].join('/'),
      employee: { id: first.employeeId },
      from: first.firstDay,
      to: first.lastDay,
      waitingSince: first.waitingSince,
      ...(first.decidesFor && { decidesFor: employeeBriefOf(first.decidesFor, files) }),
    },
    first,
    rows: together,
  }))
}

/** The inbox of a type: a page has so many groups, whatever their size. It is empty while the feature is off. */
export const inboxOf =
  <Row extends InboxRow>(inbox: Inbox<Row>): RequestTypeLine['listApprovals'] =>
  async (db, platform, actor, asked) => {
    const { page, per, groupBy } = asked
    if (!actor.company.features[inbox.type])
      return inbox.answer(db, platform, actor, {
        groups: [],
        metadata: { page, per, total: 0, hasMore: false },
        requestCount: 0,
      })
    const rows = await inbox.read(db, actor, rowsSql(db, actor, inbox, asked), GROUP_COLUMNS)
    const { total, requestCount } = await countsOf(db, actor, inbox, asked, rows)
    const groups = groupsOf(rows, inbox.keyOf, groupBy, platform.files)
    return inbox.answer(db, platform, actor, {
      groups: groups.slice(0, per),
      metadata: { page, per, total, hasMore: groups.length > per },
      requestCount,
    })
  }
