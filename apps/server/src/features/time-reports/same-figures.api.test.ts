import { projects } from '@praxis/contract/projects/projects'
import { approvals } from '@praxis/contract/requests/approvals'
import type { RequestState } from '@praxis/contract/requests/request-rules'
import { requests } from '@praxis/contract/requests/requests'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import {
  clientTime,
  projectTime,
  type SubmissionPage,
  type TimeManagementReport,
  teamTime,
} from '@praxis/contract/time/time-reports'
import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { roundedUp } from '@praxis/domain/time/rounding'
import { timeByState } from '@praxis/domain/time/time-figures'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { timeGroupsIn, timeIn } from '../../testing/time-requests'
import { createReportsFirm, type ReportsFirm, type TestProject } from './testing/reports-firm'

/** A figure is the same wherever it is shown. A new place is a line in one of the lists below. */
interface Figures {
  readonly logged?: number
  readonly chargeable?: number
  readonly charged?: number
  readonly rounded?: number
  readonly unsubmitted?: number
  readonly waiting?: number
  readonly approved?: number
  readonly denied?: number
  readonly deniedCount?: number
  readonly waitingCount?: number
  readonly revenue?: number
  readonly cost?: number
}

interface Entry {
  readonly by: TestPerson
  readonly project: TestProject | null
  readonly clientId: string | null
  readonly taskId: string | null
  readonly day: string
  readonly duration: number
  readonly chargeable: number
  readonly state: RequestState
}

const CHARGE = 12_345
const COST = 4321
/** All of the time lies in one week of one month. */
const week = { from: '2026-06-01', to: '2026-06-07' }
const days = { startDate: week.from, endDate: week.to }

let server: TestServer
let firm: ReportsFirm
let entries: readonly Entry[]
let taskIds: readonly string[]
let listId: string

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-06-08T09:00:00.000Z') })
  firm = await createReportsFirm(server)
  const { tower, meters, office, member, junior, lead } = firm
  const board = { params: { id: tower.id } }
  listId = (await lead.call(projectTasks.createTaskList, { ...board, body: { name: 'Build' } })).id
  const addTask = async (title: string) =>
    (await lead.call(projectTasks.createTask, { params: { id: tower.id, taskListId: listId }, body: { title } })).id
  const [walls, roof] = [await addTask('Walls'), await addTask('Roof')]
  taskIds = [walls, roof]

  const entry = (by: TestPerson, state: RequestState, duration: number, more: Partial<Entry> = {}): Entry => {
    const project = more.project ?? null
    const chargeable = project?.clientId ? duration : 0
    return {
      ...{
        by,
        state,
        duration,
        project,
        clientId: project?.clientId ?? null,
        taskId: null,
        day: '2026-06-02',
        chargeable,
      },
      ...more,
    }
  }
  entries = [
    entry(member, 'approved', 5000, { project: tower, taskId: walls }),
    entry(member, 'waitingForApproval', 7261, { project: tower, taskId: walls, chargeable: 3601, day: '2026-06-03' }),
    entry(member, 'denied', 4000, { project: tower, taskId: roof, day: '2026-06-03' }),
    entry(member, 'unsubmitted', 1200, { project: tower, taskId: roof, day: '2026-06-04' }),
    entry(junior, 'approved', 3700, { project: tower }),
    entry(junior, 'denied', 900, { project: tower, day: '2026-06-05' }),
    entry(junior, 'waitingForApproval', 3600, { project: meters, day: '2026-06-05' }),
    entry(member, 'denied', 1801, { project: meters, day: '2026-06-05' }),
    entry(member, 'approved', 3599, { project: office, day: '2026-06-01' }),
    entry(member, 'unsubmitted', 600, { clientId: firm.clientId, day: '2026-06-01' }),
    entry(member, 'waitingForApproval', 901, { day: '2026-06-06' }),
  ]
  for (const { by, ...logged } of entries)
    await firm.log(by, { ...logged, ...(logged.project?.clientId && { hourlyCharge: CHARGE, hourlyCost: COST }) })
})

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0)

/** The figures of some entries, computed by hand. */
const truthOf = (some: readonly Entry[]): Required<Figures> => {
  const inState = (state: RequestState) => some.filter((each) => each.state === state)
  const counting = some.filter(({ state }) => state !== 'denied')
  const blocks = ({ project }: Entry) => project?.rounding ?? 'none'
  const charged = (each: Entry) => roundedUp(each.chargeable, blocks(each))
  const priced = counting.filter(({ project }) => project?.clientId)
  const amount = (seconds: number, rate: number) => Math.floor((seconds * rate + 1800) / 3600)
  const duration = (each: Entry) => each.duration
  return {
    logged: sumOf(counting, duration),
    chargeable: sumOf(counting, ({ chargeable }) => chargeable),
    charged: sumOf(counting, charged),
    rounded: sumOf(counting, (each) => roundedUp(each.duration, blocks(each))),
    unsubmitted: sumOf(inState('unsubmitted'), duration),
    waiting: sumOf(inState('waitingForApproval'), duration),
    approved: sumOf(inState('approved'), duration),
    denied: sumOf(inState('denied'), duration),
    deniedCount: inState('denied').length,
    waitingCount: inState('waitingForApproval').length,
    revenue: sumOf(priced, (each) => amount(charged(each), CHARGE)),
    cost: sumOf(priced, (each) => amount(each.duration, COST)),
  }
}

const figuresOf = ({ revenue, cost, ...times }: TimeFigures): Figures => ({
  logged: times.loggedTime,
  chargeable: times.chargeableTime,
  charged: times.chargedTime,
  unsubmitted: times.unsubmittedTime,
  waiting: times.waitingForApprovalTime,
  approved: times.approvedTime,
  ...(revenue !== undefined && { revenue }),
  ...(cost !== undefined && { cost }),
})

/** The sum of a breakdown's parts. */
const added = (parts: readonly TimeFigures[]): Figures => {
  const each = parts.map(figuresOf)
  const names = new Set(each.flatMap((figures) => Object.keys(figures) as (keyof Figures)[]))
  return Object.fromEntries([...names].map((name) => [name, sumOf(each, (figures) => figures[name] ?? Number.NaN)]))
}

const ofPage = ({ figures, denied }: SubmissionPage): Figures => ({
  ...figuresOf(figures),
  denied: denied.duration,
  deniedCount: denied.count,
})

/** The sum of a list's rows. */
const ofRows = ({ items }: SubmissionPage): Figures => {
  const sums = timeByState(items.map((item) => ({ ...item, state: item.request.state })))
  const counting = items.filter(({ request }) => request.state !== 'denied')
  return {
    logged: sums.logged,
    chargeable: sums.chargeable,
    unsubmitted: sums.unsubmitted,
    waiting: sums.waitingForApproval,
    approved: sums.approved,
    denied: sums.denied,
    charged: sumOf(counting, ({ chargedDuration }) => chargedDuration),
    rounded: sumOf(counting, ({ roundedDuration }) => roundedDuration),
  }
}

/** Sums of the columns of a file whose cells contain no commas. */
const ofFile = async (
  answer: Promise<Response>,
  isWanted = (_line: string) => true,
): Promise<Record<string, number>> => {
  const [header = '', ...lines] = (await (await answer).text()).replace('\uFEFF', '').trim().split('\r\n')
  const wanted = lines.filter(isWanted).map((line) => line.split(','))
  return Object.fromEntries(
    header.split(',').map((name, column) => [name, sumOf(wanted, (cells) => Number(cells[column]) || 0)]),
  )
}

const ofTimeFile = async (answer: Promise<Response>): Promise<Figures> => {
  const sums = await ofFile(answer)
  return {
    logged: sums.Seconds ?? Number.NaN,
    chargeable: sums['Chargeable seconds'] ?? Number.NaN,
    charged: sums['Charged seconds'] ?? Number.NaN,
    denied: sums['Denied seconds'] ?? Number.NaN,
    revenue: Math.round((sums['Revenue (GBP)'] ?? Number.NaN) * 100),
    cost: Math.round((sums['Cost (GBP)'] ?? Number.NaN) * 100),
  }
}

const ofTeamFile = async (isWanted?: (line: string) => boolean): Promise<Figures> => {
  const sums = await ofFile(firm.owner.send(teamTime.exportTimeSheetReport, { query: days }), isWanted)
  return { logged: sums.Seconds ?? Number.NaN, chargeable: sums['Chargeable seconds'] ?? Number.NaN }
}

const teamReports = async () => (await firm.owner.call(teamTime.getTimeSheetReport, { query: days })).reportsByEmployee

const managed = (months: TimeManagementReport['thisMonthTimeBreakdown']): Figures => ({
  logged: sumOf(months, ({ loggedTime }) => loggedTime),
  unsubmitted: sumOf(months, ({ unsubmittedTime }) => unsubmittedTime),
  waiting: sumOf(months, ({ waitingForApprovalTime }) => waitingForApprovalTime),
  approved: sumOf(months, ({ approvedTime }) => approvedTime),
  rounded: sumOf(months, ({ roundedTime }) => roundedTime),
})

const ofTower = () => ({ params: { id: firm.tower.id } })
const ofClient = () => ({ params: { id: firm.clientId } })
const towerAtClient = () => ({ ...ofClient(), query: { projectID: firm.tower.id } })
const towersAnalysis = () => firm.owner.call(projectTime.getProjectTimeAnalysis, ofTower())
const clientsAnalysis = () => firm.owner.call(clientTime.getClientTimeAnalysis, ofClient())
const approvalGroups = async (groupBy: 'employee' | 'entry') => {
  const items = timeGroupsIn(await firm.owner.call(approvals.listApprovals, { query: { groupBy, per: 100 } }))
  return {
    waiting: sumOf(items, ({ duration }) => duration),
    chargeable: sumOf(items, ({ chargeableDuration }) => chargeableDuration),
    waitingCount: sumOf(items, ({ requests }) => requests.length),
  }
}
const towersTaskLists = async () =>
  (await firm.owner.call(projectTasks.listTaskLists, ofTower())).items.flatMap(({ tasks }) => tasks)

type Places = Readonly<Record<string, () => Promise<Figures>>>
interface Scope {
  readonly of: (entry: Entry) => boolean
  readonly places: Places
}

const scopes: Readonly<Record<string, Scope>> = {
  'a project': {
    of: ({ project }) => project === firm.tower,
    places: {
      'its time': async () => ofPage(await firm.owner.call(projectTime.listProjectSubmissions, ofTower())),
      'rows of its time': async () => ofRows(await firm.owner.call(projectTime.listProjectSubmissions, ofTower())),
      'its file': () => ofTimeFile(firm.owner.send(projectTime.exportProjectSubmissions, ofTower())),
      'its breakdown': async () => figuresOf((await towersAnalysis()).total),
      'its breakdown by person': async () => added((await towersAnalysis()).byEmployee),
      'its breakdown by role': async () => added((await towersAnalysis()).byRole),
      'its breakdown by month': async () => added((await towersAnalysis()).byMonth),
      'its month': async () => {
        const month = await firm.owner.call(projectTime.getEmployeeTimeReportByMonth, {
          ...ofTower(),
          query: { startOfMonth: week.from },
        })
        expect(sumOf(month.items, ({ total }) => total)).toBe(month.total)
        const cells = month.items.flatMap((item) => item.days)
        expect(sumOf(cells, ({ duration }) => duration)).toBe(month.total)
        return { logged: month.total, chargeable: sumOf(cells, ({ chargeableDuration }) => chargeableDuration) }
      },
      'its card in the list of projects': async () => {
        const { items } = await firm.owner.call(projects.listProjectsPaginated, {
          body: { filter: { attribute: 'all' } },
        })
        const item = items.find(({ id }) => id === firm.tower.id)
        return { logged: item?.loggedTime ?? Number.NaN, ...(item?.actuals ?? { revenue: Number.NaN }) }
      },
      'its part of the client’s time': async () =>
        ofPage(await firm.owner.call(clientTime.listClientSubmissions, towerAtClient())),
      'its part of the client’s file': () =>
        ofTimeFile(firm.owner.send(clientTime.exportClientSubmissions, towerAtClient())),
      'its part of the client’s breakdown': async () =>
        added((await clientsAnalysis()).byProject.filter(({ project }) => project?.id === firm.tower.id)),
      'its part of the team’s time': async () => {
        const parts = (await teamReports()).flatMap(({ byProject }) => byProject)
        const own = parts.filter(({ projectID }) => projectID === firm.tower.id)
        return {
          logged: sumOf(own, ({ loggedTime }) => loggedTime),
          chargeable: sumOf(own, ({ chargeableTime }) => chargeableTime),
        }
      },
      'its part of the team’s file': () => ofTeamFile((line) => line.includes('Water tower')),
    },
  },
  'the tasks of a project': {
    of: ({ taskId }) => taskId !== null,
    places: {
      'the board': async () => ({ logged: sumOf(await towersTaskLists(), ({ loggedTime }) => loggedTime) }),
      'each task': async () => {
        const tasks = await Promise.all(
          taskIds.map((taskId) => firm.owner.call(projectTasks.getTask, { params: { id: firm.tower.id, taskId } })),
        )
        return { logged: sumOf(tasks, ({ loggedTime }) => loggedTime) }
      },
      'the board’s file': async () => {
        const tasks = await towersTaskLists()
        const { 'Logged hours': hours = Number.NaN } = await ofFile(
          firm.owner.send(projectTasks.exportTasks, ofTower()),
        )
        // Hours are written with two decimals.
        const written = sumOf(tasks, ({ loggedTime }) => Math.round(loggedTime / 36) / 100)
        expect(hours).toBeCloseTo(written, 6)
        return { logged: sumOf(tasks, ({ loggedTime }) => loggedTime) }
      },
      'the board’s figures': async () => ({
        logged: (await firm.owner.call(projectTasks.getTaskAnalytics, ofTower())).loggedTime,
      }),
    },
  },
  'a client': {
    of: ({ clientId }) => clientId === firm.clientId,
    places: {
      'its time': async () => ofPage(await firm.owner.call(clientTime.listClientSubmissions, ofClient())),
      'rows of its time': async () => ofRows(await firm.owner.call(clientTime.listClientSubmissions, ofClient())),
      'its file': () => ofTimeFile(firm.owner.send(clientTime.exportClientSubmissions, ofClient())),
      'its breakdown': async () => figuresOf((await clientsAnalysis()).total),
      'its breakdown by project': async () => added((await clientsAnalysis()).byProject),
      'its breakdown by person': async () => added((await clientsAnalysis()).byEmployee),
      'its breakdown by month': async () => added((await clientsAnalysis()).byMonth),
    },
  },
  'a person’s week': {
    of: ({ by }) => by === firm.member,
    places: {
      'their time sheet': async () => {
        const { submissions } = await firm.member.call(timeSheetSubmissions.getTimeSheetPeriod, { query: week })
        const { logged, chargeable, unsubmitted, waitingForApproval, approved, denied } = timeByState(
          submissions.map((each) => ({ ...each, state: each.request.state })),
        )
        return { logged, chargeable, unsubmitted, waiting: waitingForApproval, approved, denied }
      },
      'what was denied, on their dashboard': async () => {
        const { items, metadata } = await firm.member.call(requests.listDeniedRequests, {})
        const denied = sumOf(items, (request) => timeIn(request)?.duration ?? Number.NaN)
        return { denied, deniedCount: metadata.total }
      },
      'their line of the team’s time': async () =>
        added((await teamReports()).filter(({ employeeID }) => employeeID === firm.member.employeeId)),
      'their lines of the team’s file': () => ofTeamFile((line) => line.startsWith('Mia Reed')),
      'their line of the month by state': async () => {
        const { thisMonthTimeBreakdown: lines } = await firm.owner.call(teamTime.getTimeManagementReport, {})
        return managed(lines.filter(({ employeeID }) => employeeID === firm.member.employeeId))
      },
    },
  },
  everybody: {
    of: () => true,
    places: {
      'the team’s time': async () => added(await teamReports()),
      'the team’s file': () => ofTeamFile(),
      'the month by state': async () => {
        const report = await firm.owner.call(teamTime.getTimeManagementReport, {})
        return {
          logged: report.loggedTime.thisMonthTimeInterval,
          unsubmitted: report.unsubmittedTime.thisMonthTimeInterval,
          waiting: report.waitingForApprovalTime.thisMonthTimeInterval,
          approved: report.approvedTime.thisMonthTimeInterval,
          rounded: report.roundedTime.thisMonthTimeInterval,
        }
      },
      'the month by state and person': async () =>
        managed((await firm.owner.call(teamTime.getTimeManagementReport, {})).thisMonthTimeBreakdown),
    },
  },
  'what waits for approval': {
    of: ({ state }) => state === 'waitingForApproval',
    places: {
      'weeks in approvals': () => approvalGroups('employee'),
      'entries in approvals': () => approvalGroups('entry'),
      'the badge': async () => ({ waitingCount: (await firm.owner.call(approvals.countApprovals, {})).timeSheetCount }),
      'the team’s time': async () => ({
        waiting: sumOf(await teamReports(), ({ waitingForApprovalTime }) => waitingForApprovalTime),
      }),
    },
  },
}

describe.each(Object.entries(scopes))('the figures of %s', (_what, { of, places }) => {
  it.each(Object.entries(places))('in %s', async (_where, read) => {
    const truth = truthOf(entries.filter(of))
    const shown = await read()
    expect(Object.keys(shown)).not.toEqual([])
    expect({ ...truth, ...shown }).toEqual(truth)
  })
})
