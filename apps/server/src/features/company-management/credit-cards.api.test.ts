import { createHash, randomUUID } from 'node:crypto'
import { companyManagement as contract } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { createEmployee } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { createFirm } from './testing/company-with-collections'

const log: string[] = []
const server = await startTestServer({ log: pino({ level: 'trace' }, { write: (line) => log.push(line) }) })

const visa = '4111 1111 1111 1111'
const mastercard = '5555555555554444'

describe('credit cards', () => {
  let firm: Awaited<ReturnType<typeof createFirm>>
  beforeEach(async () => {
    firm = await createFirm(server)
  })

  it('keep their brand and last four digits, and the number nowhere', async () => {
    const card = await firm.manager.call(contract.createCreditCard, {
      body: { name: 'Travel', number: visa, holderID: firm.employee.employeeId },
    })
    expect(card).toEqual({
      id: expect.any(String),
      name: 'Travel',
      brand: 'visa',
      lastFour: '1111',
      holder: { id: firm.employee.employeeId, displayName: 'Ada Finch' },
      version: 1,
    })
    const wrong = { name: 'Wrong', number: '4111 1111 1111 1112' }
    await firm.manager.refusal(contract.createCreditCard, { body: wrong })
    const params = { id: card.id }
    const renumbered = await firm.manager.call(contract.updateCreditCard, {
      params,
      body: { name: 'Travel', number: mastercard, holderID: null },
    })
    expect(renumbered).toEqual({ ...card, brand: 'mastercard', lastFour: '4444', holder: null, version: 2 })
    const kept = await firm.manager.call(contract.updateCreditCard, { params, body: { name: 'Trips', holderID: null } })
    expect(kept).toEqual({ ...renumbered, name: 'Trips', version: 3 })
    expect((await firm.manager.call(contract.listCreditCards, {})).items).toEqual([kept])
    const history = { params: { entity: 'creditCard', id: card.id } }
    expect((await firm.manager.call(operations.getHistory, history)).items).toHaveLength(3)
    const everything = JSON.stringify([
      await server.sql('select * from credit_cards'),
      await server.sql('select * from history'),
      await server.sql('select * from idempotency_keys'),
      log,
    ])
    for (const digits of ['411111111111', '4111 1111', '555555555555']) expect(everything).not.toContain(digits)
    await firm.manager.call(contract.deleteCreditCard, { params })
    expect((await firm.manager.call(contract.listCreditCards, {})).items).toEqual([])
  })

  it('are made once of a call that is repeated, of which nothing is kept that tells the number', async () => {
    const idempotencyKey = randomUUID()
    const create = (number: string) =>
      firm.manager.send(contract.createCreditCard, { body: { name: 'Repeated', number } }, { idempotencyKey })
    const first = await (await create(visa)).text()
    expect(await (await create(visa)).text()).toBe(first)
    const refused = await create(mastercard)
    expect([refused.status, await refused.json()]).toEqual([409, { reason: 'idempotencyKeyReused' }])
    const [kept] = await server.sql<{ request: string; body: string }>(
      'select request, body from idempotency_keys where key = $1',
      [idempotencyKey],
    )
    expect(kept?.body).toBe(first)
    const body = { name: 'Repeated', number: visa, holderID: null }
    const plain = createHash('sha256')
      .update(JSON.stringify(['createCreditCard', {}, {}, body, []]))
      .digest('base64url')
    expect(kept?.request).toHaveLength(plain.length)
    expect(kept?.request).not.toBe(plain)
  })

  it.each(['4111111111111112', '1234', 'no number', ' ', '9999999999999995'])(
    'refuse the number %j',
    async (number) => {
      const refused = {
        status: 400,
        reason: 'invalidInput',
        fields: [{ path: 'number', message: 'Invalid credit card' }],
      }
      expect(await firm.manager.refusal(contract.createCreditCard, { body: { name: 'A', number } })).toMatchObject(
        refused,
      )
      const { id } = await firm.manager.call(contract.createCreditCard, { body: { name: 'B', number: visa } })
      const body = { name: 'B', number, holderID: null }
      expect(await firm.manager.refusal(contract.updateCreditCard, { params: { id }, body })).toMatchObject(refused)
    },
  )

  it('are offered to their holder, or to everybody', async () => {
    const colleague = await createEmployee(server, firm.company)
    const add = (name: string, holderID: string | null) =>
      firm.manager.call(contract.createCreditCard, { body: { name, number: visa, holderID } })
    await add('Mine', firm.employee.employeeId)
    await add('Shared', null)
    await add('Theirs', colleague.employeeId)
    const { items } = await firm.employee.call(contract.listCreditCardOptions, {})
    expect(items).toEqual([
      { id: expect.any(String), name: 'Mine', brand: 'visa', lastFour: '1111' },
      { id: expect.any(String), name: 'Shared', brand: 'visa', lastFour: '1111' },
    ])
  })

  it('belong to an active employee of the company', async () => {
    const former = await createEmployee(server, firm.company, { isActive: false })
    const stranger = await createFirm(server)
    for (const holderID of [former.employeeId, stranger.employee.employeeId, randomUUID()])
      expect(
        await firm.manager.refusal(contract.createCreditCard, { body: { name: 'Card', number: visa, holderID } }),
      ).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'holderID' }] })
  })

  it('stay with a holder who has left', async () => {
    const holderID = firm.employee.employeeId
    const { id } = await firm.manager.call(contract.createCreditCard, {
      body: { name: 'Card', number: visa, holderID },
    })
    await server.sql('update employees set is_active = false where id = $1', [holderID])
    const body = { name: 'Renamed', holderID }
    expect(await firm.manager.call(contract.updateCreditCard, { params: { id }, body })).toMatchObject({
      name: 'Renamed',
      holder: { id: holderID },
    })
  })

  it('have a name each', async () => {
    await firm.manager.call(contract.createCreditCard, { body: { name: 'Travel', number: visa } })
    expect(
      await firm.manager.refusal(contract.createCreditCard, { body: { name: 'TRAVEL', number: mastercard } }),
    ).toMatchObject({ status: 409, reason: 'nameExists' })
  })

  it('are for those who manage the company only, and of no other company', async () => {
    const { id } = await firm.manager.call(contract.createCreditCard, { body: { name: 'Travel', number: visa } })
    const params = { id }
    const body = { name: 'Mine', holderID: null }
    expect((await firm.employee.refusal(contract.listCreditCards, {})).reason).toBe('invalidPermission')
    const { owner: stranger } = await createFirm(server)
    for (const [caller, reason] of [
      [firm.employee, 'invalidPermission'],
      [stranger, 'notFound'],
    ] as const) {
      expect((await caller.refusal(contract.updateCreditCard, { params, body })).reason).toBe(reason)
      expect((await caller.refusal(contract.deleteCreditCard, { params })).reason).toBe(reason)
    }
    expect(
      (await firm.employee.refusal(contract.createCreditCard, { body: { name: 'Mine', number: visa } })).reason,
    ).toBe('invalidPermission')
  })

  it('are not deleted while something refers to them', async () => {
    const { id } = await firm.manager.call(contract.createCreditCard, { body: { name: 'Travel', number: visa } })
    await server.sql(`
      create table expense_claims (
        company_id uuid not null, card_id uuid not null, primary key (company_id, card_id),
        foreign key (company_id, card_id) references credit_cards
      )`)
    await server.sql('insert into expense_claims values ($1, $2)', [firm.company.id, id])
    expect(await firm.manager.refusal(contract.deleteCreditCard, { params: { id } })).toMatchObject({
      status: 409,
      reason: 'recordInUse',
      usedBy: 'expense claims',
    })
  })
})
