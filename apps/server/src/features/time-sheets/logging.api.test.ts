import { randomUUID } from 'node:crypto'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, createTestCompany } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createTimeFirm, dayAt, NOW, type TimeFirm, TODAY } from './testing/time-firm'

const { createSubmission, createSubmissions, getTimeSheetPeriod } = timeSheetSubmissions

describe('logging time', () => {
  let server: TestServer
  let firm: TimeFirm

  beforeAll(async () => {
    server = await startTestServer({ clock: () => new Date(NOW) })
    firm = await createTimeFirm(server)
  })

  it('keeps a day and a duration without a time of day', async () => {
    const logged = await firm.log(firm.ana, { comment: ' Inbox ' })
    expect(logged).toMatchObject({
      day: TODAY,
      from: dayAt(TODAY),
      duration: 3600,
      chargeableDuration: 0,
      project: null,
      client: null,
      comment: 'Inbox',
      request: { state: 'unsubmitted', approver: null },
      can: { edit: true, delete: true, submit: true, correct: false },
    })
    expect(logged).not.toHaveProperty('to')
  })

  it('takes the name and the rates of a role along without believing them', async () => {
    const claimed = { roleName: 'Chairman', roleHourlyCharge: 1, roleHourlyCost: 1 }
    const logged = await firm.log(firm.ana, { ...claimed, roleID: null })
    expect(logged).toMatchObject({ roleID: null, roleName: null })
  })

  it('takes the duration from a beginning and an end, whatever else is said', async () => {
    const logged = await firm.log(firm.ana, { from: '2026-11-12T09:00:00Z', to: '2026-11-12T10:30:00Z', duration: 60 })
    expect(logged).toMatchObject({ day: TODAY, duration: 5400, to: '2026-11-12T10:30:00.000Z' })
  })

  it.each([
    ['an end before the beginning', { from: '2026-11-12T10:00:00Z', to: '2026-11-12T09:00:00Z' }, 'to'],
    ['an end with the beginning', { from: '2026-11-12T10:00:00Z', to: '2026-11-12T10:00:00Z' }, 'to'],
    ['more than a month', { from: '2026-01-01T10:00:00Z', to: '2026-03-01T10:00:00Z' }, 'to'],
    ['a day that begins at nine', { from: '2026-11-12T09:00:00Z' }, 'from'],
    ['no duration', { duration: 0 }, 'duration'],
    ['a year nobody worked in', { from: '0001-01-01T00:00:00Z', to: '0001-01-01T01:00:00Z' }, 'from'],
  ])('refuses %s', async (_what, given, path) => {
    expect(await firm.refused(firm.ana, given)).toMatchObject({ reason: 'invalidInput', fields: [{ path }] })
  })

  it('needs a duration when there is no end', async () => {
    const refusal = await firm.ana.refusal(createSubmission, { body: { from: dayAt(TODAY) } })
    expect(refusal).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'duration' }] })
  })

  it('belongs to the day of the employee, in the company’s time zone or their own', async () => {
    const far = await createEmployee(server, firm.company)
    const night = { from: '2026-11-12T23:30:00Z', to: '2026-11-13T00:30:00Z' }
    expect(await firm.log(far, night)).toMatchObject({ day: '2026-11-12' })
    await firm.run(
      `update employees set time_zone = 'Pacific/Auckland' where company_id = $1 and id = $2`,
      far.employeeId,
    )
    expect(await firm.log(far, night)).toMatchObject({ day: '2026-11-13' })
    expect(await firm.log(far, { from: dayAt('2026-11-12') })).toMatchObject({ day: '2026-11-12' })
    const { submissions } = await far.call(getTimeSheetPeriod, { query: { from: '2026-11-12', to: '2026-11-12' } })
    expect(submissions).toHaveLength(2)
  })

  it('copies the role and its rates, shows rates to those who may see them, and rounds in blocks', async () => {
    const { projectId, roleId } = await firm.startOwnProject({ columns: { rounding: 'fifteenMinuteBlocks' } })
    const logged = await firm.log(firm.ana, { projectID: projectId, roleID: roleId, duration: 3601 })
    expect(logged).toMatchObject({
      project: { id: projectId, isInternal: false },
      client: { id: firm.clientId },
      roleID: roleId,
      roleName: 'Consultant',
      chargeableDuration: 3601,
      isFullyChargeable: true,
      roundedDuration: 4500,
      chargedDuration: 4500,
    })
    expect(logged).not.toHaveProperty('roleHourlyCharge')
    const [row] = await server.sql('select hourly_charge, hourly_cost from time_sheet_submissions where id = $1', [
      logged.id,
    ])
    expect(row).toEqual({ hourly_charge: '10000', hourly_cost: '6000' })

    const roleID = await firm.addRole(projectId, firm.lead, 'Lead')
    const byLead = await firm.log(firm.lead, { projectID: projectId, roleID })
    expect(byLead).toMatchObject({ roleHourlyCharge: 10_000, roleHourlyCost: 6000 })
  })

  it('charges nothing for internal, personal and client-at-large time', async () => {
    const { projectId } = await firm.startOwnProject({ isInternal: true })
    for (const attached of [{ projectID: projectId }, {}, { clientID: firm.clientId }])
      expect(await firm.log(firm.ana, { ...attached, isFullyChargeable: true })).toMatchObject({
        chargeableDuration: 0,
        chargedDuration: 0,
        duration: 3600,
      })
  })

  it('keeps what is said to be chargeable, and refuses more than there is', async () => {
    const { projectId } = await firm.startOwnProject({ columns: { is_non_chargeable_time_allowed: true } })
    const on = { projectID: projectId }
    expect(await firm.log(firm.ana, { ...on, chargeableDuration: 600 })).toMatchObject({ chargeableDuration: 600 })
    expect(await firm.log(firm.ana, { ...on, isFullyChargeable: false })).toMatchObject({ chargeableDuration: 0 })
    expect(await firm.refused(firm.ana, { ...on, chargeableDuration: 3601 })).toMatchObject({
      fields: [{ path: 'chargeableDuration' }],
    })
  })

  it('refuses what the project forbids, each with its reason', async () => {
    const on = async (columns: object, isInternal = false) => ({
      projectID: (await firm.startOwnProject({ columns: { ...columns }, isInternal })).projectId,
    })
    const reasonOf = async (given: object) => (await firm.refused(firm.ana, given)).reason
    expect(await reasonOf(await on({ ended_at: NOW }))).toBe('projectInactive')
    expect(await reasonOf({ ...(await on({})), chargeableDuration: 1 })).toBe('nonChargeableTimeNotAllowed')
    expect(await reasonOf({ ...(await on({ is_time_sheet_comment_required: true })), comment: ' ' })).toBe(
      'timeSheetCommentRequired',
    )
    const ends = await on({ end_date: '2026-11-11' })
    expect(await reasonOf(ends)).toBe('pastProjectEndDate')
    await firm.log(firm.ana, { ...ends, from: dayAt('2026-11-11') })
    const strict = await on({ time_sheet_constraint: 'strict' })
    expect(await reasonOf({ ...strict, from: dayAt('2026-11-11') })).toBe('notWithinTimeConstraint')
    expect(await reasonOf({ ...strict, from: dayAt('2026-11-13') })).toBe('notWithinTimeConstraint')
    await firm.log(firm.ana, strict)
    const twoWeeks = await on({ time_sheet_constraint: 'upToTwoWeeks' })
    expect(await reasonOf({ ...twoWeeks, from: dayAt('2026-10-28') })).toBe('notWithinTimeConstraint')
    await firm.log(firm.ana, { ...twoWeeks, from: dayAt('2026-10-29') })
    // Internal time is never chargeable, so the rule does not apply.
    await firm.log(firm.ana, await on({}, true))
  })

  it('counts a time constraint on the employee’s own day', async () => {
    const far = await createEmployee(server, firm.company)
    await firm.run(
      `update employees set time_zone = 'Pacific/Kiritimati' where company_id = $1 and id = $2`,
      far.employeeId,
    )
    const projectID = await firm.startProject({ columns: { time_sheet_constraint: 'strict', is_public: true } })
    expect(await firm.refused(far, { projectID })).toMatchObject({ reason: 'notWithinTimeConstraint' })
    expect(await firm.log(far, { projectID, from: dayAt('2026-11-13') })).toMatchObject({ day: '2026-11-13' })
  })

  it('takes only roles of one’s own in that project', async () => {
    const { projectId, roleId } = await firm.startOwnProject()
    const another = await firm.startOwnProject()
    const others = await firm.addRole(projectId, firm.other)
    for (const given of [
      { projectID: projectId, roleID: another.roleId },
      { projectID: projectId, roleID: others },
      { roleID: roleId },
    ])
      expect(await firm.refused(firm.ana, given)).toMatchObject({ reason: 'invalidClientProjectRole' })
  })

  it('finds no project that one may not log time on, no client one has nothing to do with, no task from elsewhere', async () => {
    const hidden = await firm.startProject({ name: 'Hidden' })
    const { projectId } = await firm.startOwnProject()
    const elsewhere = await firm.addTask(hidden)
    const personal = await firm.addTask(firm.other.employeeId)
    for (const given of [
      { projectID: hidden },
      { projectID: randomUUID() },
      { projectID: projectId, taskID: elsewhere },
      { projectID: projectId, taskID: randomUUID() },
      { taskID: personal },
      { clientID: randomUUID() },
      { trackerID: randomUUID() },
      { correctionOfID: randomUUID() },
    ])
      expect(await firm.refused(firm.ana, given)).toMatchObject({ status: 404, reason: 'notFound' })
    const lonely = await createEmployee(server, firm.company)
    expect(await firm.refused(lonely, { clientID: firm.clientId })).toMatchObject({ reason: 'notFound' })
    const theirs = await createTestCompany(server)
    expect(
      await theirs.owner.refusal(createSubmission, {
        body: { from: dayAt(TODAY), duration: 60, projectID: projectId },
      }),
    ).toMatchObject({ reason: 'notFound' })
  })

  it('asks for the details that the project defines', async () => {
    const definitions = JSON.stringify([
      { key: 'Work package', type: 'selects', isRequired: true, options: ['A', 'B'] },
    ])
    const { projectId } = await firm.startOwnProject({ columns: { time_sheet_submission_details: definitions } })
    const detail = (value: string) => ({
      projectID: projectId,
      dynamicDetails: [
        { key: 'Work package', value, type: 'freeText' as const, isRequired: false, isStrategic: false },
      ],
    })
    expect(await firm.refused(firm.ana, { projectID: projectId })).toMatchObject({ reason: 'invalidInput' })
    expect(await firm.refused(firm.ana, detail('C'))).toMatchObject({ reason: 'invalidInput' })
    expect((await firm.log(firm.ana, detail('A'))).dynamicDetails).toMatchObject([{ type: 'selects', value: 'A' }])
  })

  it('obeys the settings of the workspace: tags and the project that is mandatory', async () => {
    expect(await firm.refused(firm.ana, { tags: ['a'] })).toMatchObject({ fields: [{ path: 'tags' }] })
    await firm.setting({ enableTags: true, isProjectMandatoryForTimeSheetSubmissions: true })
    expect(await firm.refused(firm.ana)).toMatchObject({ status: 400, reason: 'projectMandatoryForTimeSheets' })
    expect(await firm.refused(firm.ana, { clientID: firm.clientId })).toMatchObject({
      reason: 'projectMandatoryForTimeSheets',
    })
    const { projectId } = await firm.startOwnProject()
    expect(await firm.log(firm.ana, { projectID: projectId, tags: ['a', 'a', 'b'] })).toMatchObject({
      tags: ['a', 'b'],
    })
    await firm.setting({})
  })

  it('logs several or none of them, and says which one is wrong', async () => {
    const person = await createEmployee(server, firm.company)
    const body = (last: object) => ({
      submissions: [
        { from: dayAt('2026-11-09'), duration: 3600 },
        { from: dayAt('2026-11-10'), duration: 60, ...last },
      ],
    })
    expect(await person.refusal(createSubmissions, { body: body({ duration: 0 }) })).toMatchObject({
      reason: 'invalidInput',
      index: 1,
      fields: [{ path: 'submissions.1.duration' }],
    })
    expect(await person.refusal(createSubmissions, { body: body({ projectID: randomUUID() }) })).toMatchObject({
      reason: 'notFound',
      index: 1,
    })
    expect(await server.sql('select from time_sheet_submissions where employee_id = $1', [person.employeeId])).toEqual(
      [],
    )
    const { items } = await person.call(createSubmissions, { body: body({}) })
    expect(items.map(({ day, duration }) => [day, duration])).toEqual([
      ['2026-11-09', 3600],
      ['2026-11-10', 60],
    ])
  })

  it('is done once, however often a call is repeated', async () => {
    const person = await createEmployee(server, firm.company)
    const call = () =>
      person.call(
        createSubmission,
        { body: { from: dayAt(TODAY), duration: 60 } },
        { idempotencyKey: 'once-and-for-all' },
      )
    const answers = await Promise.all(Array.from({ length: 10 }, call))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(
      await server.sql('select from time_sheet_submissions where employee_id = $1', [person.employeeId]),
    ).toHaveLength(1)
  })

  it('finds neither projects nor clients where the company has none', async () => {
    const company = await createTestCompany(server, { project: false })
    const off = await createTestCompany(server, { timeSheet: false })
    expect(
      await company.owner.refusal(createSubmission, {
        body: { from: dayAt(TODAY), duration: 60, projectID: randomUUID() },
      }),
    ).toMatchObject({ reason: 'notFound' })
    expect(await off.owner.refusal(createSubmission, { body: { from: dayAt(TODAY), duration: 60 } })).toMatchObject({
      status: 403,
      reason: 'featureDisabled',
    })
  })
})
