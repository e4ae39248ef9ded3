import { absenceRequests } from '@praxis/contract/absences/absence-requests'
import { absences } from '@praxis/contract/absences/absences'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { notifications } from '@praxis/contract/people/notifications'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../testing/event-stream'
import type { TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { type AbsencesFirm, createAbsencesFirm, startAbsencesServer } from './testing/absences-firm'

let server: TestServer
let firm: AbsencesFirm

beforeAll(async () => {
  server = await startAbsencesServer()
})
beforeEach(async () => {
  firm = await createAbsencesFirm(server)
})

const refusalOfDays = async (by: TestPerson, from: string, to = from, reasonID = firm.reasons.annual) =>
  by.refusal(absenceRequests.requestFullDayAbsence, { body: { from, to, reasonID } })
const historyOf = async (by: TestPerson, id: string) =>
  (await by.call(operations.getHistory, { params: { entity: 'absence', id } })).items

describe('asking for leave', () => {
  it('costs the working days of the contract that are no bank holidays, and waits for the line manager', async () => {
    const absence = await firm.ask(firm.member, '2026-12-23', '2026-12-29', { comment: 'Home' })
    expect(absence).toMatchObject({
      employee: { id: firm.member.employeeId },
      // Wednesday and Thursday, then Christmas, a weekend, Boxing Day's substitute, and Tuesday.
      days: 3,
      comment: 'Home',
      fullDescription: 'Annual leave · 23/12/2026 – 29/12/2026',
      request: { state: 'waitingForApproval', approver: { id: firm.lead.employeeId }, cancelledAt: null },
      can: { change: true, withdraw: true, cancel: false },
    })
    const { items } = await firm.lead.call(approvals.listApprovals, { query: { requestType: 'absence' } })
    expect(items).toMatchObject([{ requestType: 'absence', days: 3, requests: [{ id: absence.id }] }])
    expect(await firm.lead.call(approvals.countApprovals, {})).toMatchObject({ absenceCount: 1, totalCount: 1 })
    expect((await firm.member.call(requests.listActiveRequests, {})).items).toMatchObject([
      { requestType: 'absence', absence: { id: absence.id } },
    ])
    expect((await historyOf(firm.lead, absence.id)).map(({ action }) => action)).toEqual(['requested'])
  })

  it('may be half a day, and both halves of a day are two', async () => {
    expect((await firm.askHalf(firm.member, '2026-12-01', 'am')).days).toBe(0.5)
    expect((await firm.askHalf(firm.member, '2026-12-01', 'pm')).days).toBe(0.5)
    const again = await firm.member.refusal(absenceRequests.requestHalfDayAbsence, {
      body: { date: '2026-12-01', datePart: 'am', reasonID: firm.reasons.annual },
    })
    expect(again).toMatchObject({ status: 409, reason: 'absencesOverlap', other: 'Annual leave · 01/12/2026, morning' })
  })

  it('is refused for days that cost nothing, whatever the reason', async () => {
    expect(await refusalOfDays(firm.member, '2026-12-05', '2026-12-06')).toMatchObject({
      status: 400,
      reason: 'absenceCostsNothing',
    })
    expect((await refusalOfDays(firm.member, '2026-12-25', '2026-12-25', firm.reasons.sick)).reason).toBe(
      'absenceCostsNothing',
    )
  })

  it('is refused where it overlaps, before the contract, and beyond the holiday year after next', async () => {
    await firm.take(firm.member, '2026-12-01', '2026-12-03')
    expect((await refusalOfDays(firm.member, '2026-12-03', '2026-12-04')).reason).toBe('absencesOverlap')
    await firm.ask(firm.colleague, '2026-12-03')
    expect(await refusalOfDays(firm.member, '2023-12-01')).toMatchObject({ fields: [{ path: 'from' }] })
    expect(await refusalOfDays(firm.member, '2028-12-29', '2029-01-02')).toMatchObject({ fields: [{ path: 'to' }] })
    expect(await refusalOfDays(firm.member, '2026-12-04', '2026-12-03')).toMatchObject({ fields: [{ path: 'to' }] })
    expect(await refusalOfDays(firm.member, '2026-12-04', '2026-12-04', firm.company.id)).toMatchObject({
      fields: [{ path: 'reasonID' }],
    })
  })

  it('is held against the annual leave, an allowance of the reason, or nothing', async () => {
    await firm.take(firm.member, '2026-01-05', '2026-02-06')
    expect(await refusalOfDays(firm.member, '2026-12-01')).toMatchObject({
      status: 400,
      reason: 'insufficientAnnualLeaveEntitlement',
      missingDays: 1,
    })
    await firm.take(firm.member, '2026-12-07', '2026-12-11', firm.reasons.study)
    expect((await refusalOfDays(firm.member, '2026-12-14', '2026-12-14', firm.reasons.study)).reason).toBe(
      'insufficientAnnualLeaveEntitlement',
    )
    await firm.take(firm.member, '2026-03-02', '2026-06-30', firm.reasons.secret)
  })

  it('can never overdraw, also of fifty who ask for the last day at once', async () => {
    await firm.take(firm.member, '2026-01-05', '2026-02-05')
    const weekdays = Array.from({ length: 50 }, (_, index) => index)
      .map((index) => new Date(Date.UTC(2026, 8, 1 + index)))
      .map((day) => day.toISOString().slice(0, 10))
    const answers = await Promise.all(
      weekdays.map((day) =>
        firm.member
          .call(absenceRequests.requestFullDayAbsence, { body: { from: day, to: day, reasonID: firm.reasons.annual } })
          .then(
            () => 'given',
            () => 'refused',
          ),
      ),
    )
    expect(answers.filter((answer) => answer === 'given')).toHaveLength(1)
  })

  it('is approved at once where the reason needs no approval, and for the owner', async () => {
    const sick = await firm.ask(firm.member, '2026-11-10', '2026-11-11', { reasonID: firm.reasons.sick })
    expect(sick.request).toMatchObject({ state: 'approved', isAutoApproved: true, approvedBy: null })
    expect((await firm.ask(firm.owner, '2026-11-10')).request.state).toBe('approved')
  })

  it('is entered by those above and managers of employees, approved at once with both names', async () => {
    for (const by of [firm.lead, firm.director, firm.personnel]) {
      const day = { [firm.lead.employeeId]: '2026-11-09', [firm.director.employeeId]: '2026-11-10' }[by.employeeId]
      const entered = await firm.ask(by, day ?? '2026-11-11', undefined, {
        employeeID: firm.member.employeeId,
        reasonID: firm.reasons.sick,
      })
      expect(entered).toMatchObject({
        employee: { id: firm.member.employeeId },
        enteredBy: { id: by.employeeId },
        request: { state: 'approved', approvedBy: { id: by.employeeId } },
      })
    }
    for (const by of [firm.colleague, firm.stranger, firm.member])
      expect(
        await by.refusal(absenceRequests.requestFullDayAbsence, {
          body: { from: '2026-11-16', to: '2026-11-16', reasonID: firm.reasons.sick, employeeID: firm.lead.employeeId },
        }),
      ).toMatchObject({ status: 404, reason: 'notFound' })
  })
})

describe('an absence that waits', () => {
  it('is changed by its owner, and checked as if it were new', async () => {
    const { id, version } = await firm.ask(firm.member, '2026-12-01', '2026-12-03')
    const change = (body: Readonly<Record<string, unknown>>) => ({ params: { id }, body })
    expect(
      await firm.member.call(absences.updateAbsence, change({ to: '2026-12-04', comment: 'Longer', version })),
    ).toMatchObject({ days: 4, comment: 'Longer', version: version + 1 })
    expect((await firm.member.refusal(absences.updateAbsence, change({ comment: 'x', version }))).reason).toBe(
      'changedMeanwhile',
    )
    expect((await firm.member.refusal(absences.updateAbsence, change({ datePart: 'am' }))).reason).toBe('invalidInput')
    const half = { from: '2026-12-01', to: '2026-12-01', datePart: 'pm', reasonID: firm.reasons.study }
    expect(await firm.member.call(absences.updateAbsence, change(half))).toMatchObject({ days: 0.5, datePart: 'pm' })
    for (const other of [firm.lead, firm.colleague, firm.personnel])
      expect((await other.refusal(absences.updateAbsence, change({ comment: 'x' }))).reason).toBe('notFound')
    expect((await historyOf(firm.member, id)).map(({ action }) => action).toSorted()).toEqual([
      'requested',
      'updated',
      'updated',
    ])
  })

  it('is changed also once its deputy has left', async () => {
    const { id } = await firm.ask(firm.member, '2026-12-01', '2026-12-02', { deputyID: firm.stranger.employeeId })
    await server.sql('update employees set is_active = false where id = $1', [firm.stranger.employeeId])
    const changed = await firm.member.call(absences.updateAbsence, { params: { id }, body: { to: '2026-12-03' } })
    expect(changed).toMatchObject({ to: '2026-12-03', deputy: { id: firm.stranger.employeeId, isActive: false } })
    const anew = { deputyID: firm.stranger.employeeId }
    const { id: other } = await firm.ask(firm.colleague, '2026-12-01')
    expect((await firm.colleague.refusal(absences.updateAbsence, { params: { id: other }, body: anew })).reason).toBe(
      'employeeInactive',
    )
  })

  it('is withdrawn by its owner, with its request', async () => {
    const { id } = await firm.ask(firm.member, '2026-12-01')
    for (const other of [firm.lead, firm.colleague])
      expect((await other.refusal(absences.withdrawAbsence, { params: { id } })).reason).toBe('notFound')
    await firm.member.call(absences.withdrawAbsence, { params: { id } })
    expect(await firm.lead.call(approvals.countApprovals, {})).toMatchObject({ absenceCount: 0 })
    expect(await server.sql('select from requests where id = $1', [id])).toEqual([])
    expect((await firm.member.refusal(absences.withdrawAbsence, { params: { id } })).reason).toBe('notFound')
    await firm.ask(firm.member, '2026-12-01')
  })

  it('cannot be cancelled, as that is for approved ones', async () => {
    const { id } = await firm.ask(firm.member, '2026-12-01')
    expect((await firm.member.refusal(absences.cancelAbsence, { params: { id }, body: {} })).reason).toBe(
      'requestNotApproved',
    )
  })
})

describe('a decision', () => {
  it('is made by the approver alone, and what is decided is no longer amended', async () => {
    const { id } = await firm.ask(firm.member, '2026-12-01')
    for (const other of [firm.member, firm.colleague, firm.stranger])
      expect(
        (await other.refusal(approvals.decideRequest, { params: { id }, body: { state: 'approved' } })).status,
      ).toBe(other === firm.member ? 401 : 404)
    expect(await firm.decide(firm.lead, id, 'approved', 'Enjoy')).toMatchObject({ state: 'approved', comment: 'Enjoy' })
    for (const call of [
      firm.member.refusal(absences.updateAbsence, { params: { id }, body: { comment: 'x' } }),
      firm.member.refusal(absences.withdrawAbsence, { params: { id } }),
    ])
      expect(await call).toMatchObject({ status: 409, reason: 'actionedAbsenceCannotBeAmended' })
  })

  it('that denies gives the days back, and they can be asked for again', async () => {
    const { id } = await firm.ask(firm.member, '2026-01-05', '2026-02-06')
    await firm.decide(firm.lead, id, 'denied', 'Go-live')
    expect((await firm.ask(firm.member, '2026-01-05', '2026-02-06')).days).toBe(25)
  })

  it('that denies asks for a correction until other leave is asked for instead, once', async () => {
    const denied = async () => (await firm.member.call(requests.listDeniedRequests, {})).items.map(({ id }) => id)
    const { id } = await firm.ask(firm.member, '2026-12-01')
    const again = { from: '2026-12-03', to: '2026-12-03', reasonID: firm.reasons.annual, correctionOfID: id }
    const refused = { fields: [{ path: 'correctionOfID' }] }
    expect(await firm.member.refusal(absenceRequests.requestFullDayAbsence, { body: again })).toMatchObject(refused)
    await firm.decide(firm.lead, id, 'denied', 'Go-live')
    expect(await denied()).toEqual([id])
    expect(await firm.colleague.refusal(absenceRequests.requestFullDayAbsence, { body: again })).toMatchObject(refused)
    const other = await firm.member.call(absenceRequests.requestFullDayAbsence, { body: again })
    expect(await denied()).toEqual([])
    expect(
      await firm.member.refusal(absenceRequests.requestFullDayAbsence, {
        body: { ...again, from: '2026-12-04', to: '2026-12-04' },
      }),
    ).toMatchObject(refused)
    const canCorrect = async () => {
      const { items } = await firm.member.call(absences.listAbsences, {
        query: { from: '2026-12-01', to: '2026-12-01' },
      })
      return items.map(({ can }) => can.correct)
    }
    expect(await canCorrect()).toEqual([false])
    await firm.member.call(absences.withdrawAbsence, { params: { id: other.id } })
    expect(await canCorrect()).toEqual([true])
    expect(await denied()).toEqual([id])
  })

  it('is refused on another version than the one that was seen', async () => {
    const { id } = await firm.ask(firm.member, '2026-12-01')
    const { version } = await firm.lead.call(requests.getRequest, { params: { id } })
    await firm.member.call(absences.updateAbsence, { params: { id }, body: { to: '2026-12-02' } })
    const decision = { params: { id }, body: { state: 'approved', version } } as const
    expect((await firm.lead.refusal(approvals.decideRequest, decision)).reason).toBe('changedMeanwhile')
  })
})

describe('an approved absence', () => {
  it('that lies ahead is cancelled by its owner, and counts nowhere from then on', async () => {
    const id = await firm.take(firm.member, '2026-12-01', '2026-12-03')
    const cancelled = await firm.cancel(firm.member, id, { comment: 'Staying' })
    expect(cancelled.request).toMatchObject({ state: 'approved', cancelledAt: expect.any(String) })
    expect((await firm.member.refusal(absences.cancelAbsence, { params: { id }, body: {} })).reason).toBe(
      'requestCancelled',
    )
    await firm.ask(firm.member, '2026-12-01', '2026-12-03')
  })

  it('that has begun is cancelled by who decides, also from a day on', async () => {
    const id = await firm.take(firm.member, '2026-11-12', '2026-11-18')
    expect((await firm.member.refusal(absences.cancelAbsence, { params: { id }, body: {} })).reason).toBe(
      'absenceBegun',
    )
    for (const other of [firm.colleague, firm.stranger])
      expect((await other.refusal(absences.cancelAbsence, { params: { id }, body: {} })).reason).toBe('notFound')
    expect(
      await firm.lead.refusal(absences.cancelAbsence, { params: { id }, body: { fromDay: '2026-11-12' } }),
    ).toMatchObject({ fields: [{ path: 'fromDay' }] })
    expect(await firm.cancel(firm.lead, id, { fromDay: '2026-11-16' })).toMatchObject({
      to: '2026-11-15',
      days: 2,
      request: { state: 'approved', cancelledAt: null },
    })
    expect((await firm.cancel(firm.lead, id)).request.cancelledAt).not.toBeNull()
  })

  it('is told to its owner where somebody else calls off its end or all of it, and each is recorded once', async () => {
    const id = await firm.take(firm.member, '2026-11-12', '2026-11-18')
    const stream = await listen(firm.member)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    await firm.cancel(firm.lead, id, { fromDay: '2026-11-16', comment: 'Back early' })
    await expect
      .poll(() => stream.changes().map(({ topic }) => topic))
      .toEqual(expect.arrayContaining(['absences', 'requests', 'notifications', 'teamAbsences']))
    stream.hangUp()
    await firm.cancel(firm.lead, id, { comment: 'Never away' })
    const left = 'Annual leave · 12/11/2026 – 15/11/2026'
    const told = await firm.member.call(notifications.listNotifications, {})
    expect(told.items.map(({ title, text }) => [title, text])).toEqual(
      expect.arrayContaining([
        ['Your leave request was shortened', `${left} – Back early`],
        ['Your leave request was cancelled', `${left} – Never away`],
      ]),
    )
    await server.drainJobs()
    const mail = (await mailsTo(server, firm.member.username)).find(({ subject }) => subject === `Shortened: ${left}`)
    expect(mail?.text).toContain('Leo Hale shortened:')
    expect(mail?.text).toContain('> Back early')
    const historyOfRequest = await firm.member.call(operations.getHistory, { params: { entity: 'request', id } })
    expect(historyOfRequest.items.filter(({ action }) => action === 'cancelled')).toMatchObject([
      { after: { comment: 'Never away' } },
    ])
    expect((await historyOf(firm.member, id)).map(({ action }) => action).toSorted()).toEqual([
      'requested',
      'shortened',
    ])
  })
})

describe('the list of decisions', () => {
  it('says whether the approver may still cancel and reopen', async () => {
    const decided = async () => {
      const query = { from: '2026-11-01', to: '2026-11-30' }
      const { items } = await firm.lead.call(approvals.listDecisions, { query })
      return items.map((item) => item.requestType === 'absence' && item.absence.can)
    }
    const id = await firm.take(firm.member, '2026-11-09', '2026-11-10')
    expect(await decided()).toMatchObject([{ cancel: true, cancelFromDay: true, reopen: true, decide: false }])
    await firm.decide(firm.lead, id, 'waitingForApproval', 'Too many are away')
    expect((await firm.lead.call(requests.getRequest, { params: { id } })).state).toBe('waitingForApproval')
    await firm.decide(firm.lead, id, 'approved')
    await firm.cancel(firm.lead, id)
    expect(await decided()).toMatchObject([{ cancel: false, cancelFromDay: false, reopen: false, decide: false }])
    const denied = await firm.ask(firm.member, '2026-12-01')
    await firm.decide(firm.lead, denied.id, 'denied', 'Go-live')
    expect(await decided()).toContainEqual(expect.objectContaining({ cancel: false, reopen: false }))
    const { items } = await firm.member.call(requests.listRequestHistory, {
      query: { from: '2026-11-01', to: '2026-11-30' },
    })
    for (const item of items) expect(item.requestType === 'absence' && item.absence.can.reopen).toBe(false)
  })
})

it('an absence is seen by nobody else', async () => {
  const { id } = await firm.ask(firm.member, '2026-12-01')
  for (const other of [firm.colleague, firm.stranger]) {
    expect((await other.refusal(requests.getRequest, { params: { id } })).reason).toBe('notFound')
    for (const entity of ['absence', 'request'])
      expect((await other.refusal(operations.getHistory, { params: { entity, id } })).reason).toBe('notFound')
  }
  for (const reader of [firm.director, firm.personnel]) expect(await historyOf(reader, id)).toHaveLength(1)
})

it('while the feature is off nothing of it is there', async () => {
  await firm.ask(firm.member, '2026-12-01')
  await server.sql(`update companies set features = features || '{"absence": false}' where company_id = $1`, [
    firm.company.id,
  ])
  expect((await refusalOfDays(firm.member, '2026-12-02')).reason).toBe('featureDisabled')
  expect(await firm.lead.call(approvals.countApprovals, {})).toMatchObject({ absenceCount: 0 })
})
