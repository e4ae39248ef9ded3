import { requests } from '@praxis/contract/requests/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemScope } from '../../platform/database/scope'
import { listen } from '../../testing/event-stream'
import { impersonating, type TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { startWishesServer } from '../../testing/wishes-server'
import { moveRequests } from './commands/move-requests'
import { LOAN } from './testing/wishes/wish-contract'
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

describe('who acts for somebody on a day', () => {
  const standsIn = (period: string, deputy: TestPerson) =>
    server.sql(`
      create or replace function acting_for(company uuid, employee uuid, on_day date) returns uuid
      language sql stable as $$
        select case when employee = '${firm.manager.employeeId}' and on_day <@ daterange('${period}')
          then '${deputy.employeeId}'::uuid else employee end $$`)
  const approverOf = async (by: TestPerson) => (await firm.requestOf(by, await firm.ask(by))).approver?.id

  beforeAll(() =>
    server.sql(`update companies set time_zone = 'Pacific/Auckland' where company_id = $1`, [firm.company.id]),
  )
  afterAll(async () => {
    await server.sql(`
      create or replace function acting_for(company uuid, employee uuid, on_day date) returns uuid
      language sql stable as $$ select employee $$`)
  })

  it('decides on what is asked on these days of the company, and on no others', async () => {
    await standsIn('[2026-11-13,2026-11-14]', firm.lead)
    now = LATE
    expect(await approverOf(firm.submitter)).toBe(firm.manager.employeeId)
    now = EARLY
    expect(await approverOf(firm.submitter)).toBe(firm.lead.employeeId)
    await standsIn('[2026-11-10,2026-11-12]', firm.lead)
    expect(await approverOf(firm.submitter)).toBe(firm.manager.employeeId)
  })

  it('decides on what is opened again then, and leaves their own to the next in line', async () => {
    await standsIn('[2026-11-13,2026-11-14]', firm.colleague)
    now = LATE
    const id = await firm.ask(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    now = EARLY
    await firm.decide(firm.manager, id, 'waitingForApproval', 'Look again')
    expect((await firm.requestOf(firm.submitter, id)).approver?.id).toBe(firm.colleague.employeeId)
    expect(await approverOf(firm.colleague)).toBe(firm.owner.employeeId)
  })
})
