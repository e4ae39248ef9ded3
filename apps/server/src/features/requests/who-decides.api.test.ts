import { operations } from '@praxis/contract/company/history-and-jobs'
import { deputies } from '@praxis/contract/requests/deputies'
import { requests } from '@praxis/contract/requests/requests'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemScope } from '../../platform/database/scope'
import { listen } from '../../testing/event-stream'
import { impersonating, type TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { startWishesServer } from '../../testing/wishes-server'
import { moveRequests } from './commands/move-requests'
import { LOAN, wishRequests } from './testing/wishes/wish-contract'
import { createWishesFirm, type WishesFirm } from './testing/wishes/wishes-firm'

let server: TestServer
let firm: WishesFirm
/** Shortly before and after midnight in Auckland. */
const [LATE, EARLY] = ['2026-11-12T10:58:00.000Z', '2026-11-12T11:02:00.000Z']
let now = LATE

beforeAll(async () => {
  server = await startWishesServer(() => new Date(now))
  firm = await createWishesFirm(server)
})

const idsIn = async (by: TestPerson) =>
  (await firm.inboxOf(by, { requestType: LOAN, per: 100 })).items.flatMap((group) =>
    group.requests.map(({ wish }) => wish.id),
  )
const askForLoan = (by: TestPerson) => firm.ask(by, {}, LOAN)

describe('what whoever holds a capability decides', () => {
  it('lies in the inbox of each of them, and of nobody else', async () => {
    const id = await askForLoan(firm.submitter)
    for (const holder of [firm.keeper, firm.otherKeeper, firm.owner]) {
      expect(await idsIn(holder)).toContain(id)
      expect((await firm.countsOf(holder)).projectCount).toBe((await idsIn(holder)).length)
      expect((await firm.requestOf(holder, id)).approver).toBeNull()
    }
    for (const other of [firm.manager, firm.submitter]) expect(await idsIn(other)).not.toContain(id)
    expect(await firm.refusalOf(firm.manager, id, 'approved')).toBe('notFound')
    expect((await firm.manager.refusal(requests.getRequest, { params: { id } })).reason).toBe('notFound')
  })

  it('is decided by the first of them, and opened again by any', async () => {
    const id = await askForLoan(firm.submitter)
    expect(await firm.decide(firm.keeper, id, 'approved')).toMatchObject({
      approvedBy: { id: firm.keeper.employeeId },
    })
    expect(await idsIn(firm.otherKeeper)).not.toContain(id)
    expect(await firm.refusalOf(firm.otherKeeper, id, 'denied')).toBe('requestDecided')
    expect(await firm.decide(firm.otherKeeper, id, 'waitingForApproval', 'It is broken')).toMatchObject({
      state: 'waitingForApproval',
      approver: null,
    })
    expect(await idsIn(firm.keeper)).toContain(id)
  })

  it('is not decided by who asks, nor by somebody in whose name they act', async () => {
    const id = await askForLoan(firm.keeper)
    expect(await idsIn(firm.keeper)).not.toContain(id)
    expect(await firm.refusalOf(firm.keeper, id, 'approved')).toBe('invalidPermission')
    const acting = await impersonating(server, firm.keeper, firm.otherKeeper)
    expect(await firm.refusalOf(acting, id, 'approved')).toBe('invalidPermission')
    expect((await firm.decide(firm.otherKeeper, id, 'approved')).state).toBe('approved')
  })

  it('goes to whoever holds it now, and to nobody by name when people come and go', async () => {
    const id = await askForLoan(firm.submitter)
    await server.sql(`update employees set line_manager_id = $1 where id = $2`, [
      firm.otherManager.employeeId,
      firm.submitter.employeeId,
    ])
    expect((await firm.requestOf(firm.keeper, id)).approver).toBeNull()
    await server.sql(`update employees set line_manager_id = $1 where id = $2`, [
      firm.manager.employeeId,
      firm.submitter.employeeId,
    ])
  })

  it('is told to them as it comes and goes', async () => {
    const stream = await listen(firm.otherKeeper)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    const heard = () => stream.changes().filter(({ topic }) => topic === 'approvals').length
    const id = await askForLoan(firm.submitter)
    await expect.poll(heard).toBe(1)
    await firm.decide(firm.keeper, id, 'denied')
    await expect.poll(heard).toBeGreaterThan(1)
    stream.hangUp()
  })

  it('follows its subject to another project, and still is nobody’s by name', async () => {
    const id = await askForLoan(firm.submitter)
    const targetableId = await firm.startProject()
    await server.application.running.database.mutate(systemScope(firm.company.id), (db) =>
      moveRequests(db, [{ id, targetableId }]),
    )
    const [row] = await server.sql('select targetable_id, approver_id from requests where id = $1', [id])
    expect(row).toEqual({ targetable_id: targetableId, approver_id: null })
    expect(await idsIn(firm.keeper)).toContain(id)
  })

  it('is never a person and a capability at once', async () => {
    const id = await askForLoan(firm.submitter)
    await expect(
      server.sql('update requests set approver_id = $1 where id = $2', [firm.manager.employeeId, id]),
    ).rejects.toThrow('requests_approver')
  })
})

describe('who stands in for somebody on a day', () => {
  const named: string[] = []
  const standIn = async (deputy: TestPerson, from: string, to: string) => {
    const { id } = await firm.manager.call(deputies.nameDeputy, { body: { deputyID: deputy.employeeId, from, to } })
    named.push(id)
  }
  const wishesIn = async (by: TestPerson) =>
    (await firm.inboxOf(by, { per: 100 })).items.flatMap((group) => group.requests.map(({ wish }) => wish.id))

  beforeAll(() =>
    server.sql(`update companies set time_zone = 'Pacific/Auckland' where company_id = $1`, [firm.company.id]),
  )
  beforeEach(() => {
    now = LATE
  })
  afterEach(async () => {
    now = LATE
    for (const id of named.splice(0)) await firm.manager.call(deputies.removeDeputy, { params: { id } })
  })

  it('decides beside them on these days of the company, and on no others', async () => {
    const id = await firm.ask(firm.submitter)
    await standIn(firm.lead, '2026-11-13', '2026-11-14')
    expect(await wishesIn(firm.lead)).toEqual([])
    expect(await firm.refusalOf(firm.lead, id, 'approved')).toBe('notFound')
    now = EARLY
    for (const by of [firm.lead, firm.manager]) expect(await wishesIn(by)).toContain(id)
    expect((await firm.countsOf(firm.lead)).reportsCount).toBe((await wishesIn(firm.lead)).length)
    expect((await firm.requestOf(firm.lead, id)).approver?.id).toBe(firm.manager.employeeId)
    expect(await firm.decide(firm.lead, id, 'approved')).toMatchObject({
      approver: { id: firm.manager.employeeId },
      approvedBy: { id: firm.lead.employeeId },
    })
  })

  it('decides no more on the day after the last', async () => {
    const id = await firm.ask(firm.submitter)
    await standIn(firm.lead, '2026-11-10', '2026-11-12')
    expect(await wishesIn(firm.lead)).toContain(id)
    now = EARLY
    expect(await wishesIn(firm.lead)).toEqual([])
    expect(await firm.refusalOf(firm.lead, id, 'approved')).toBe('notFound')
    expect((await firm.decide(firm.manager, id, 'approved')).decidesFor).toBeUndefined()
  })

  it('is named in the history beside whom they decide for', async () => {
    await standIn(firm.lead, '2026-11-12', '2026-11-14')
    const id = await firm.ask(firm.submitter)
    await firm.decide(firm.lead, id, 'denied', 'Not now')
    const { items } = await firm.submitter.call(operations.getHistory, { params: { entity: 'request', id } })
    expect(items.find(({ action }) => action === 'denied')).toMatchObject({
      by: { employeeID: firm.lead.employeeId },
      after: { state: 'denied', decidedFor: 'Mo Stone' },
    })
  })

  it('may open again what either of them approved, then, and the other whenever', async () => {
    const id = await firm.ask(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    await standIn(firm.colleague, '2026-11-13', '2026-11-14')
    expect(await firm.refusalOf(firm.colleague, id, 'waitingForApproval', 'Look again')).toBe('notFound')
    now = EARLY
    expect(await firm.decide(firm.colleague, id, 'waitingForApproval', 'Look again')).toMatchObject({
      approver: { id: firm.manager.employeeId },
      decidesFor: { id: firm.manager.employeeId },
    })
    await firm.decide(firm.colleague, id, 'approved')
    now = LATE
    expect((await firm.decide(firm.manager, id, 'waitingForApproval', 'After all')).state).toBe('waitingForApproval')
    expect(await firm.refusalOf(firm.colleague, id, 'approved')).toBe('notFound')
  })

  it('leaves their own to the one above whom they stand in for, else the owner', async () => {
    await standIn(firm.colleague, '2026-11-12', '2026-11-14')
    const id = await firm.ask(firm.colleague)
    const others = await firm.ask(firm.submitter)
    expect(await wishesIn(firm.colleague)).toContain(others)
    expect(await wishesIn(firm.colleague)).not.toContain(id)
    expect(await firm.refusalOf(firm.colleague, id, 'approved')).toBe('invalidPermission')
    expect(await wishesIn(firm.owner)).toEqual([id])
    expect(await firm.refusalOf(firm.owner, others, 'approved')).toBe('notFound')
    await server.sql('update employees set line_manager_id = $1 where id = $2', [
      firm.otherManager.employeeId,
      firm.manager.employeeId,
    ])
    expect(await wishesIn(firm.owner)).toEqual([])
    expect(await wishesIn(firm.otherManager)).toEqual([id])
    expect(await firm.decide(firm.otherManager, id, 'approved')).toMatchObject({
      approvedBy: { id: firm.otherManager.employeeId },
    })
    await server.sql('update employees set line_manager_id = null where id = $1', [firm.manager.employeeId])
  })

  it('passes nothing on to a deputy of their own, and nobody decides on what they asked in another’s name', async () => {
    await standIn(firm.lead, '2026-11-12', '2026-11-14')
    const { id: second } = await firm.lead.call(deputies.nameDeputy, {
      body: { deputyID: firm.otherManager.employeeId, from: '2026-11-12', to: '2026-11-14' },
    })
    const id = await firm.ask(firm.submitter)
    expect(await wishesIn(firm.otherManager)).toEqual([])
    const acting = await impersonating(server, firm.owner, firm.lead)
    expect((await acting.call(wishRequests.decideRequest, { params: { id }, body: { state: 'approved' } })).state).toBe(
      'approved',
    )
    await firm.lead.call(deputies.removeDeputy, { params: { id: second } })
  })
})
