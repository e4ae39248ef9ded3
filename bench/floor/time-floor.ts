import { randomUUID } from 'node:crypto'
import { addDays } from '@praxis/domain/calendar/day'
import { submissionCan } from '@praxis/domain/time/submission-policy'
import { clientOf, type FloorCall, personColumns, personOf } from './floor-call'

const columns = `
  s.id, s.day, s.starts_at as "startsAt", s.ends_at as "endsAt", s.duration, s.chargeable, s.charged, s.rounded,
  s.targetable_id as "targetableId", p.kind, p.name as "loggedOn", p.client_id is null as "isInternal",
  p.is_active as "isTargetableActive",
  s.client_id as "clientId", c.name as client, c.logo_image_id as "clientLogo", c.is_active as "isClientActive",
  s.task_id as "taskId", t.title as "taskTitle", t.list_id as "taskListId", s.role_id as "roleId", s.role_name as "roleName",
  s.hourly_charge as "hourlyCharge", s.hourly_cost as "hourlyCost", s.comment, s.tags, s.dynamic_details as "dynamicDetails",
  s.tracker_id as "trackerId", s.calendar_event_id as "calendarEventId", s.correction_of as "correctionOf", s.state,
  s.updated_at as "updatedAt", correction.id as "correctedBy", s.original, r.submitted_at as "submittedAt",
  r.decided_at as "decidedAt", r.comment as "decisionComment", r.is_auto_approved as "isAutoApproved",
  r.linked_request_id as "linkedTo", ${personColumns('employee', 'e', 'u')}, ${personColumns('decider', 'a', 'au')}`

const joins = `
  join employees e on e.company_id = s.company_id and e.id = s.employee_id
  join users u on u.id = e.user_id
  left join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
  left join clients c on c.company_id = s.company_id and c.id = s.client_id
  left join tasks t on t.company_id = s.company_id and t.id = s.task_id
  left join requests r on r.company_id = s.company_id and r.id = s.id
  left join employees a on a.company_id = r.company_id and a.id = r.decider_id
  left join users au on au.id = a.user_id
  left join time_sheet_submissions correction on correction.company_id = s.company_id and correction.correction_of = s.id`

interface EntryRow {
  readonly id: string
  readonly day: string
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly duration: number
  readonly chargeable: number
  readonly charged: number
  readonly rounded: number
  readonly targetableId: string | null
  readonly kind: 'project' | 'opportunity'
  readonly loggedOn: string
  readonly isInternal: boolean
  readonly isTargetableActive: boolean
  readonly clientId: string | null
  readonly client: string
  readonly clientLogo: string | null
  readonly isClientActive: boolean
  readonly taskId: string | null
  readonly taskTitle: string
  readonly taskListId: string
  readonly roleId: string | null
  readonly roleName: string | null
  readonly hourlyCharge: number | null
  readonly hourlyCost: number | null
  readonly comment: string
  readonly tags: string[]
  readonly dynamicDetails: unknown[]
  readonly trackerId: string | null
  readonly calendarEventId: string | null
  readonly correctionOf: string | null
  readonly correctedBy: string | null
  readonly original: unknown
  readonly state: Parameters<typeof submissionCan>[0]['state']
  readonly updatedAt: string
  readonly submittedAt: string | null
  readonly decidedAt: string | null
  readonly decisionComment: string | null
  readonly isAutoApproved: boolean | null
  readonly linkedTo: string | null
  readonly employeeId: string
  readonly employeeFirstName: string
  readonly employeeLastName: string
  readonly employeeJobTitle: string
  readonly employeeIsActive: boolean
  readonly employeeImageId: string | null
  readonly deciderId: string | null
  readonly deciderFirstName: string
  readonly deciderLastName: string
  readonly deciderJobTitle: string
  readonly deciderIsActive: boolean
  readonly deciderImageId: string | null
}

const referTo = (id: string | null) => (id === null ? null : { id })

/** Where time was logged: on a project, an opportunity or neither. */
const placeOf = ({ targetableId, kind, loggedOn, isInternal }: EntryRow) => {
  const named = targetableId === null ? null : { id: targetableId, details: { name: loggedOn } }
  return kind === 'opportunity'
    ? { project: null, opportunity: named }
    : { project: named && { ...named, isInternal }, opportunity: null }
}

const entryOf = (row: EntryRow, callerId: string) => ({
  id: row.id,
  employee: personOf({
    ...{ id: row.employeeId, firstName: row.employeeFirstName, lastName: row.employeeLastName },
    ...{ jobTitle: row.employeeJobTitle, isActive: row.employeeIsActive, imageId: row.employeeImageId },
  }),
  day: row.day,
  from: row.startsAt ?? `${row.day}T00:00:00.000Z`,
  ...(row.endsAt !== null && { to: row.endsAt }),
  duration: row.duration,
  chargeableDuration: row.chargeable,
  isFullyChargeable: row.chargeable === row.duration,
  chargedDuration: row.charged,
  roundedDuration: row.rounded,
  ...placeOf(row),
  client: clientOf(row.clientId, row.client, row.clientLogo, row.isClientActive),
  task: row.taskId && { id: row.taskId, title: row.taskTitle, taskList: { id: row.taskListId } },
  roleID: row.roleId,
  roleName: row.roleName,
  roleHourlyCharge: row.hourlyCharge,
  roleHourlyCost: row.hourlyCost,
  comment: row.comment,
  tags: row.tags,
  dynamicDetails: row.dynamicDetails,
  trackerID: row.trackerId,
  linkedCalendarEventID: row.calendarEventId,
  request: {
    id: row.id,
    state: row.state,
    approver:
      row.deciderId === null
        ? null
        : personOf({
            ...{ id: row.deciderId, firstName: row.deciderFirstName, lastName: row.deciderLastName },
            ...{ jobTitle: row.deciderJobTitle, isActive: row.deciderIsActive, imageId: row.deciderImageId },
          }),
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt,
    comment: row.decisionComment ?? '',
    isAutoApproved: row.isAutoApproved ?? false,
  },
  correctionOf: referTo(row.correctionOf),
  correctedBy: referTo(row.correctedBy),
  amendment: row.original,
  updatedAt: row.updatedAt,
  can: submissionCan({
    state: row.state,
    isOwn: row.employeeId === callerId,
    isApprover: row.deciderId === callerId,
    isProjectActive: row.isTargetableActive,
    isCorrected: row.correctedBy !== null,
    isLinked: row.linkedTo !== null,
    isInvoiced: false,
  }),
})

const asked = (url: URL, name: string): string => url.searchParams.get(name) ?? ''

export const week: FloorCall = {
  statements: ({ url, companyId, employeeId }) => {
    const [from, to] = [asked(url, 'from'), asked(url, 'to')]
    return [
      {
        name: 'week',
        text: `select ${columns} from time_sheet_submissions s ${joins}
          where s.company_id = $1 and s.employee_id = $2 and s.day between $3 and $4 and correction.id is null
          order by s.day, s.starts_at, s.id`,
        values: [companyId, employeeId, from, to],
      },
      {
        name: 'contract',
        text: `select working_time, since, until, null as date from contract_periods
          where company_id = $1 and employee_id = $2 and since <= $4 and until >= $3
          union all select null, null, null, date from bank_holidays where company_id = $1 and date between $3 and $4`,
        values: [companyId, employeeId, from, to],
      },
      {
        name: 'away',
        text: `select s.id, s.first_day, s.last_day, s.date_part, s.state, n.id as reason_id, n.name, n.initials, n.color,
            null as takes_time
          from absences s join absence_reasons n on n.company_id = s.company_id and n.id = s.reason_id
          where s.company_id = $1 and s.employee_id = $2 and s.last_day >= $3 and s.first_day <= $4
            and s.state in ('approved', 'waitingForApproval')
          union all
          select id, first_day, last_day, date_part, null, null, text, null, null, takes_time from calendar_markings
          where company_id = $1 and employee_id = $2 and last_day >= $3 and first_day <= $4`,
        values: [companyId, employeeId, from, to],
      },
    ]
  },
  unfold: ([entries = [], contract = [], away = []], { url, employeeId }) => {
    if (contract.length > 0) throw new Error('whoever calls has no contract, and the firm no bank holidays')
    if (away.length > 0) throw new Error('whoever calls is never away')
    const from = asked(url, 'from')
    return {
      ...{ from, to: asked(url, 'to'), contractedTimeInterval: 0, hasContract: false },
      submissions: entries.map((row) => entryOf(row, employeeId)),
      absences: [],
      days: Array.from({ length: 7 }, (_, number) => ({
        ...{ day: addDays(from, number), contractedTimeInterval: 0, bankHoliday: null, items: [] },
      })),
    }
  },
}

const PER = 50

interface FiguresRow {
  readonly entries: number
  readonly unsubmitted: number
  readonly waiting: number
  readonly approved: number
  readonly chargeable: number
  readonly charged: number
  readonly revenue: number
  readonly cost: number
  readonly deniedEntries: number
  readonly denied: number
}

export const entriesOfProject: FloorCall = {
  statements: ({ url, companyId }) => {
    const projectId = url.pathname.split('/').at(-2)
    return [
      {
        name: 'entries',
        text: `select ${columns} from (
            select * from time_sheet_submissions s where s.company_id = $1 and s.targetable_id = $2
            order by s.day desc, s.starts_at desc nulls last, s.id limit ${PER + 1} offset $3
          ) s ${joins} order by s.day desc, s.starts_at desc nulls last, s.id`,
        values: [companyId, projectId, PER * (Number(asked(url, 'page')) - 1)],
      },
      {
        name: 'figures of entries',
        text: `select sum(entries)::integer as entries, sum(unsubmitted)::bigint as unsubmitted, sum(waiting)::bigint as waiting,
            sum(approved)::bigint as approved, sum(chargeable)::bigint as chargeable, sum(charged)::bigint as charged,
            sum(revenue)::bigint as revenue, sum(cost)::bigint as cost, sum(denied_entries)::integer as "deniedEntries",
            sum(denied)::bigint as denied
          from time_figures where company_id = $1 and targetable_id = $2`,
        values: [companyId, projectId],
      },
    ]
  },
  unfold: ([entries = [], figures = []], { url, employeeId }) => {
    const [sums] = figures as readonly FiguresRow[]
    if (!sums) throw new Error('a project has figures')
    const { unsubmitted, waiting, approved } = sums
    return {
      items: entries.slice(0, PER).map((row) => entryOf(row, employeeId)),
      metadata: {
        ...{ page: Number(asked(url, 'page')), per: PER, total: sums.entries, hasMore: entries.length > PER },
      },
      covers: 'all',
      figures: {
        ...{ loggedTime: unsubmitted + waiting + approved, chargeableTime: sums.chargeable, chargedTime: sums.charged },
        ...{ unsubmittedTime: unsubmitted, waitingForApprovalTime: waiting, approvedTime: approved },
        ...{ revenue: sums.revenue, cost: sums.cost },
      },
      denied: { count: sums.deniedEntries, duration: sums.denied },
      can: { amend: true },
    }
  },
}

interface Logged {
  readonly projectID: string
  readonly from: string
  readonly duration: number
  readonly comment: string
}

export const logTime: FloorCall = {
  statements: ({ body, companyId, employeeId }) => {
    const { projectID, from, duration, comment } = JSON.parse(body) as Logged
    return [
      {
        name: 'log',
        text: `with s as (
            insert into time_sheet_submissions (
              company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, client_id, comment
            )
            select company_id, $2, $3, $4, $5, $5, $5, $5, id, client_id, $6 from targetables where company_id = $1 and id = $7
            returning *
          ) select ${columns} from s ${joins}`,
        values: [companyId, randomUUID(), employeeId, from.slice(0, 10), duration, comment, projectID],
      },
    ]
  },
  unfold: ([rows = []], { employeeId }) => rows.map((row) => entryOf(row, employeeId))[0],
}
