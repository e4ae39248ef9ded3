import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { features } from '../../app'
import { doWhatIsDue } from '../../testing/due-work/do-what-is-due'
import { type InTheMiddle, notedWork, notesOf } from '../../testing/due-work/noted-work'
import { createEmployee, createTestCompany, type TestPerson } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { systemScope } from '../database/scope'
import { listFailedJobs } from '../jobs/failed-jobs.queries'
import { scheduleRecord, unscheduleRecord } from './schedule-record'

let now = new Date('2031-01-07T12:00:00Z')
const quiet: InTheMiddle = async () => undefined
let inTheMiddle = quiet
const noted = (work: Parameters<typeof notedWork>[0]) => notedWork(work, (kind, due) => inTheMiddle(kind, due))

const kinds = [
  noted({ kind: 'ofCompany', per: 'company', schedule: { every: 'day', at: '08:00' } }),
  noted({ kind: 'ofPerson', per: 'employee', schedule: { every: 'day', at: '08:00' } }),
  noted({ kind: 'atNight', per: 'company', schedule: { every: 'day', at: '01:30' } }),
  noted({ kind: 'onMondays', per: 'company', schedule: { every: 'week', on: 2, at: '07:00' } }),
  noted({ kind: 'ofFeature', per: 'company', schedule: { every: 'day', at: '08:00' }, feature: 'expense' }),
  noted({ kind: 'ofRecord', per: 'record', doesEveryPeriod: true }),
]

const server = await startTestServer({ clock: () => now, features: [{ routes: [], dueWork: kinds }] })
let firm: Awaited<ReturnType<typeof createTestCompany>>

const at = async (moment: string) => {
  now = new Date(moment)
  await doWhatIsDue(server)
}
const periods = async (kind: string, companyId = firm.id) =>
  (await notesOf(server, kind, companyId)).map(({ period }) => period)
const periodsOf = async (person: TestPerson) =>
  (await notesOf(server, 'ofPerson', firm.id)).filter(({ key }) => key === person.employeeId).map((note) => note.period)
/** The database notes newcomers by its own clock, which no test can set. */
const newSince = (moment: string) => server.sql('update due_work_changes set since = $1', [moment])
const setZone = (zone: string) =>
  server.sql('update companies set time_zone = $2 where company_id = $1', [firm.id, zone])
const inFirm = server.application.running.database.mutate.bind(server.application.running.database)

/** Each test has a firm of its own, made at noon of the first day; work of earlier tests is done before. */
beforeEach(async () => {
  inTheMiddle = quiet
  now = new Date('2031-01-07T12:00:00Z')
  await server.sql('delete from due_work')
  firm = await createTestCompany(server)
  await newSince('2031-01-07T12:00:00Z')
  await at('2031-01-07T12:00:00Z')
})

it('every kind is of one feature: two of a name would take each other’s periods', () => {
  const names = features.flatMap(({ dueWork = [] }) => dueWork.map(({ kind }) => kind))
  expect(new Set(names).size).toBe(names.length)
})

describe('due work', () => {
  it('is done once a day at the time of the place, and not for what was before the company', async () => {
    expect(await periods('ofCompany')).toEqual([])
    await at('2031-01-08T07:59:59Z')
    expect(await periods('ofCompany')).toEqual([])
    await at('2031-01-08T08:00:00Z')
    await at('2031-01-08T08:01:00Z')
    await at('2031-01-08T23:00:00Z')
    expect(await periods('ofCompany')).toEqual(['2031-01-08'])
    await at('2031-01-09T08:00:30Z')
    expect(await periods('ofCompany')).toEqual(['2031-01-08', '2031-01-09'])
    expect(await periods('onMondays')).toEqual([])
    await at('2031-01-13T07:00:00Z')
    await at('2031-01-14T07:00:00Z')
    expect(await periods('onMondays')).toEqual(['2031-01-13'])
  })

  it('is done for each person by their own clocks, and by the company’s where they have none', async () => {
    const far = await createEmployee(server, firm)
    await server.sql(`update employees set time_zone = 'Pacific/Kiritimati' where id = $1`, [far.employeeId])
    await newSince('2031-01-07T12:00:00Z')
    await at('2031-01-07T17:59:00Z')
    expect(await periodsOf(far)).toEqual([])
    await at('2031-01-07T18:00:00Z')
    expect(await periodsOf(far)).toEqual(['2031-01-08'])
    expect(await periodsOf(firm.owner)).toEqual([])
    await at('2031-01-08T08:00:00Z')
    expect(await periodsOf(firm.owner)).toEqual(['2031-01-08'])
    expect(await periodsOf(far)).toEqual(['2031-01-08'])
  })

  it('is made up for after a sleep: the last period once, or each in its order where each counts', async () => {
    await inFirm(systemScope(firm.id), (db) =>
      scheduleRecord(db, { kind: 'ofRecord', key: 'invoices', schedule: { every: 'month', on: 31, at: '06:00' } }),
    )
    await at('2031-04-12T09:30:00Z')
    expect(await periods('ofCompany')).toEqual(['2031-04-12'])
    expect(await periodsOf(firm.owner)).toEqual(['2031-04-12'])
    expect(await periods('onMondays')).toEqual(['2031-04-07'])
    expect(await periods('ofRecord')).toEqual(['2031-01-31', '2031-02-28', '2031-03-31'])
    await at('2031-04-12T09:31:00Z')
    expect(await periods('ofCompany')).toHaveLength(1)
    expect(await periods('ofRecord')).toHaveLength(3)
  })

  it.each([
    ['that skips the time', '2031-03-30', '2031-03-29T23:00:00Z', '2031-03-30T01:00:00.000Z'],
    ['in which the time comes twice', '2031-10-26', '2031-10-25T23:00:00Z', '2031-10-26T00:30:00.000Z'],
  ])('is done once in a night %s', async (_, day, evening, moment) => {
    await at(evening)
    const before = await periods('atNight')
    const started: string[] = []
    inTheMiddle = async (kind) => {
      if (kind === 'atNight') started.push(now.toISOString())
      return undefined
    }
    for (let quarter = 1; quarter <= 20; quarter += 1)
      await at(new Date(Date.parse(evening) + quarter * 15 * 60_000).toISOString())
    expect(await periods('atNight')).toEqual([...before, day])
    expect(started).toEqual([moment])
  })

  it('is neither repeated nor lost when the company moves to another time zone', async () => {
    await at('2031-01-08T08:00:00Z')
    await setZone('America/New_York')
    await at('2031-01-08T13:00:00Z')
    expect(await periods('ofCompany')).toEqual(['2031-01-08'])
    await at('2031-01-09T08:00:00Z')
    expect(await periods('ofCompany')).toEqual(['2031-01-08'])
    await setZone('Asia/Tokyo')
    await at('2031-01-09T08:01:00Z')
    expect(await periods('ofCompany')).toEqual(['2031-01-08', '2031-01-09'])
    await at('2031-01-09T23:00:00Z')
    expect(await periods('ofCompany')).toEqual(['2031-01-08', '2031-01-09', '2031-01-10'])
    await setZone('Europe/London')
    await at('2031-01-10T08:00:00Z')
    expect(await periods('ofCompany')).toHaveLength(3)
  })

  it('rests while a person is deactivated, and what they missed is not made up for', async () => {
    const person = await createEmployee(server, firm)
    await newSince('2031-01-07T12:00:00Z')
    const setActive = (isActive: boolean) =>
      server.sql('update employees set is_active = $2 where id = $1', [person.employeeId, isActive])
    await at('2031-01-08T08:00:00Z')
    await setActive(false)
    await at('2031-01-09T08:00:00Z')
    await at('2031-01-10T09:00:00Z')
    await setActive(true)
    await at('2031-01-10T09:01:00Z')
    expect(await periodsOf(person)).toEqual(['2031-01-08'])
    await at('2031-01-11T08:00:00Z')
    expect(await periodsOf(person)).toEqual(['2031-01-08', '2031-01-11'])
    expect(await periodsOf(firm.owner)).toEqual(['2031-01-08', '2031-01-09', '2031-01-10', '2031-01-11'])
  })

  it('comes back with a person whose return is under way while their earlier change is arranged', async () => {
    const person = await createEmployee(server, firm)
    await newSince('2031-01-07T12:00:00Z')
    await at('2031-01-07T12:01:00Z')
    await server.sql('update employees set is_active = false where id = $1', [person.employeeId])
    await at('2031-01-07T12:02:00Z')
    await server.sql(`update employees set time_zone = 'Europe/London' where id = $1`, [person.employeeId])
    const other = new pg.Client({ connectionString: server.database.superuserUrl })
    await other.connect()
    await other.query('begin')
    await other.query('update employees set is_active = true where id = $1', [person.employeeId])
    let isDone = false
    const look = at('2031-01-07T12:03:00Z').then(() => {
      isDone = true
    })
    const isHeldUp = async () =>
      isDone ||
      (await server.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length > 0
    await expect.poll(isHeldUp).toBe(true)
    await other.query('commit')
    await look
    await other.end()
    await at('2031-01-08T08:00:00Z')
    expect(await periodsOf(person)).toEqual(['2031-01-08'])
  })

  it('is passed over without its feature, and what was missed is not made up for', async () => {
    const setFeature = (isOn: boolean) =>
      server.sql(
        `update companies set features = jsonb_set(features, '{expense}', to_jsonb($2::boolean)) where company_id = $1`,
        [firm.id, isOn],
      )
    await setFeature(false)
    await at('2031-01-08T08:00:00Z')
    await setFeature(true)
    await at('2031-01-08T08:01:00Z')
    expect(await periods('ofFeature')).toEqual([])
    await at('2031-01-09T08:00:00Z')
    expect(await periods('ofFeature')).toEqual(['2031-01-09'])
  })

  it('of a person that fails is tried again, and holds up nobody else and repeats nothing', async () => {
    const unlucky = await createEmployee(server, firm)
    await newSince('2031-01-07T12:00:00Z')
    inTheMiddle = async (_, { keys }) => {
      if (keys.includes(unlucky.employeeId)) throw new Error('out of luck')
      return undefined
    }
    await at('2031-01-08T08:00:00Z')
    expect(await periodsOf(firm.owner)).toEqual(['2031-01-08'])
    expect(await periodsOf(unlucky)).toEqual([])
    inTheMiddle = quiet
    await server.sql(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`)
    await at('2031-01-08T08:01:00Z')
    expect(await periodsOf(unlucky)).toEqual(['2031-01-08'])
    expect(await periodsOf(firm.owner)).toEqual(['2031-01-08'])
  })

  it('that fails for good is listed for those who run the company, and the next day is done all the same', async () => {
    inTheMiddle = async () => {
      throw new Error('out of luck')
    }
    await at('2031-01-08T08:00:00Z')
    await server.sql(
      `update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'kind' = 'ofCompany'`,
    )
    const failed = await server.application.running.database.read(systemScope(firm.id), listFailedJobs)
    expect(failed.map(({ task, error }) => [task, error])).toEqual([['doDueWork', expect.stringContaining('luck')]])
    inTheMiddle = quiet
    await at('2031-01-09T08:00:00Z')
    expect(await periods('ofCompany')).toEqual(['2031-01-09'])
  })

  it('with more to do than one transaction should goes on within a minute, for the same period', async () => {
    inTheMiddle = async (kind) => (kind === 'ofCompany' && now.getUTCMinutes() < 2 ? 'more' : 'done')
    for (const minute of ['00', '01', '02', '03']) await at(`2031-01-08T08:${minute}:00Z`)
    expect(await periods('ofCompany')).toEqual(['2031-01-08', '2031-01-08', '2031-01-08'])
  })

  it('of a record follows its schedule as that changes, and ends with it', async () => {
    const schedule = (on: number) =>
      inFirm(systemScope(firm.id), (db) =>
        scheduleRecord(db, { kind: 'ofRecord', key: 'report', schedule: { every: 'month', on, at: '06:00' } }),
      )
    await schedule(8)
    await at('2031-01-08T06:00:00Z')
    now = new Date('2031-01-20T12:00:00Z')
    await schedule(15)
    await at('2031-01-20T12:00:00Z')
    expect(await periods('ofRecord')).toEqual(['2031-01-08'])
    await at('2031-02-15T06:00:00Z')
    expect(await periods('ofRecord')).toEqual(['2031-01-08', '2031-02-15'])
    await setZone('America/New_York')
    await at('2031-03-15T09:59:00Z')
    expect(await periods('ofRecord')).toHaveLength(2)
    await at('2031-03-15T10:00:00Z')
    expect(await periods('ofRecord')).toHaveLength(3)
    await inFirm(systemScope(firm.id), (db) => unscheduleRecord(db, 'ofRecord', 'report'))
    await at('2031-05-01T06:00:00Z')
    expect(await periods('ofRecord')).toHaveLength(3)
  })

  it('of a person’s record goes by their clocks and rests while they are deactivated', async () => {
    const person = await createEmployee(server, firm)
    await server.sql(`update employees set time_zone = 'America/New_York' where id = $1`, [person.employeeId])
    await inFirm(systemScope(firm.id), (db) =>
      scheduleRecord(db, {
        kind: 'ofRecord',
        key: 'mine',
        schedule: { every: 'day', at: '08:00' },
        employeeId: person.employeeId,
      }),
    )
    await at('2031-01-07T12:59:00Z')
    expect(await periods('ofRecord')).toEqual([])
    await at('2031-01-07T13:00:00Z')
    expect(await periods('ofRecord')).toEqual(['2031-01-07'])
    await server.sql('update employees set is_active = false where id = $1', [person.employeeId])
    await at('2031-01-12T13:00:00Z')
    await server.sql('update employees set is_active = true where id = $1', [person.employeeId])
    await at('2031-01-12T13:01:00Z')
    expect(await periods('ofRecord')).toEqual(['2031-01-07'])
  })

  it('of a kind that a new version brings begins with that version', async () => {
    now = new Date('2031-01-08T12:00:00Z')
    const newer = await startTestServer({
      clock: () => now,
      database: server.database,
      features: [
        {
          routes: [],
          dueWork: [
            ...kinds,
            noted({ kind: 'new', per: 'employee', schedule: { every: 'day', at: '09:00' }, doesEveryPeriod: true }),
          ],
        },
      ],
    })
    await doWhatIsDue(newer)
    expect(await periods('new')).toEqual([])
    // The older process still runs beside the newer one, and leaves work of kinds that it does not know.
    now = new Date('2031-01-09T09:00:00Z')
    await doWhatIsDue(server)
    expect(await periods('new')).toEqual([])
    await doWhatIsDue(newer)
    expect(await periods('new')).toEqual(['2031-01-09'])
  })

  it('is looked for without reading what is not due', async () => {
    await server.sql(
      `insert into due_work (company_id, kind, key, period, next_due_at)
       select $1, 'ofPerson', number::text, '2031-01-07', '2032-01-01' from generate_series(1, 5000) as number`,
      [firm.id],
    )
    await server.sql('analyze due_work')
    // What this connection has read so far and not yet reported.
    const rowsRead = async () =>
      (
        await server.sql<{ rows: number }>(
          `select coalesce(seq_tup_read + idx_tup_fetch, 0)::int as rows from pg_stat_xact_user_tables where relname = 'due_work'`,
        )
      )[0]?.rows ?? 0
    await server.sql('begin')
    const before = await rowsRead()
    const due = await server.sql(`select from due_work_by('2031-01-08T08:00:00Z', '{ofPerson}', 20000)`)
    const read = (await rowsRead()) - before
    await server.sql('commit')
    expect(due).toHaveLength(1)
    // The rows are the owner's, and those of other kinds that are due at the same time.
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(10)
  })
})
