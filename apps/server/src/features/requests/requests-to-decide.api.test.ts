import { notifications } from '@praxis/contract/people/notifications'
import { deputies } from '@praxis/contract/requests/deputies'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { startWishesServer } from '../../testing/wishes-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { LOAN, wishes } from './testing/wishes/wish-contract'
import { createWishesFirm, type WishesFirm } from './testing/wishes/wishes-firm'

let server: TestServer
let firm: WishesFirm

beforeAll(async () => {
  server = await startWishesServer(() => new Date('2026-11-12T10:00:00.000Z'))
})
/** Each test has a firm of its own, as mails and notifications are counted. */
beforeEach(async () => {
  firm = await createWishesFirm(server)
})

const told = async (person: TestPerson) =>
  (await person.call(notifications.listNotifications, {})).items.map(({ title, text }) => [title, text])
const mails = async (person: TestPerson) => {
  await server.drainJobs()
  return mailsTo(server, person.username)
}
const standIn = (deputy: TestPerson) =>
  firm.manager.call(deputies.nameDeputy, {
    body: { deputyID: deputy.employeeId, from: '2026-11-12', to: '2026-11-13' },
  })
const LAMP = 'A lamp · 03/11/2026'

describe('what comes in', () => {
  it('is told to who decides, in Praxis and by mail, and to nobody else', async () => {
    await firm.ask(firm.submitter)
    expect(await told(firm.manager)).toEqual([['Wish from Sam Stone', LAMP]])
    const [mail, ...others] = await mails(firm.manager)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Wish from Sam Stone')
    expect(mail?.text).toContain(LAMP)
    expect(mail?.text).toContain(`/employments/${firm.company.domain}/approvals?requestType=reports`)
    for (const other of [firm.submitter, firm.lead, firm.owner]) {
      expect(await told(other)).toEqual([])
      expect(await mails(other)).toEqual([])
    }
  })

  it('is told to the deputy too, with whom they decide for', async () => {
    await standIn(firm.lead)
    await firm.ask(firm.submitter)
    expect(await told(firm.manager)).toEqual([['Wish from Sam Stone', LAMP]])
    expect(await told(firm.lead)).toEqual([['Wish from Sam Stone', `${LAMP} – You decide for Mo Stone.`]])
    expect((await mails(firm.lead))[0]?.text).toContain('You decide for Mo Stone.')
    expect(await mails(firm.manager)).toHaveLength(1)
  })

  it('is told to the owner where the deputy asks, and no longer once nobody stands in', async () => {
    const { id } = await standIn(firm.colleague)
    await firm.ask(firm.colleague)
    expect(await told(firm.owner)).toEqual([['Wish from Cleo Stone', `${LAMP} – You decide for Mo Stone.`]])
    await firm.manager.call(deputies.removeDeputy, { params: { id } })
    expect(await told(firm.owner)).toEqual([])
  })

  it('is told once where it comes together', async () => {
    const ids = [await firm.wish(firm.submitter), await firm.wish(firm.submitter, { words: 'A desk' })]
    await firm.submitWishes(firm.submitter, ids)
    expect(await told(firm.manager)).toEqual([['2 wishes from Sam Stone', '']])
    expect((await mails(firm.manager))[0]?.text).toContain('A desk · 03/11/2026')
  })

  it('is not mailed any more once it is decided', async () => {
    const id = await firm.ask(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    expect(await mails(firm.manager)).toEqual([])
  })

  it('is not told of types that do not say so', async () => {
    await firm.ask(firm.submitter, {}, LOAN)
    await firm.submit(firm.submitter)
    for (const person of [firm.manager, firm.keeper, firm.owner]) expect(await told(person)).toEqual([])
  })
})

describe('an approval, where the type says so', () => {
  it('is told to the owner', async () => {
    const id = await firm.ask(firm.submitter)
    await firm.decide(firm.manager, id, 'approved', 'Enjoy it')
    expect(await told(firm.submitter)).toEqual([['Your wish was approved', `${LAMP} – Enjoy it`]])
    const [mail] = await mails(firm.submitter)
    expect(mail?.subject).toBe(`Approved: ${LAMP}`)
    expect(mail?.text).toContain('Mo Stone approved:')
    expect(mail?.text).toContain('> Enjoy it')
    const loan = await firm.ask(firm.submitter, {}, LOAN)
    await firm.decide(firm.keeper, loan, 'approved')
    expect(await told(firm.submitter)).toHaveLength(1)
  })
})

describe('what is called off', () => {
  const approved = async (by: TestPerson = firm.manager) => {
    const id = await firm.ask(firm.submitter)
    await firm.decide(by, id, 'approved')
    return id
  }

  it('by its owner is told to who decided and who was to', async () => {
    await standIn(firm.lead)
    const id = await approved(firm.lead)
    await firm.submitter.call(wishes.cancelWish, { params: { id } })
    for (const person of [firm.manager, firm.lead])
      expect(await told(person)).toContainEqual(['Sam Stone cancelled their wish', LAMP])
    expect(await told(firm.lead)).toHaveLength(2)
    expect((await mails(firm.manager)).map(({ subject }) => subject)).toContain('Sam Stone cancelled their wish')
    expect((await told(firm.submitter)).map(([title]) => title)).toEqual(['Your wish was approved'])
  })

  it('by who decided is told to its owner', async () => {
    const id = await approved()
    await firm.manager.call(wishes.cancelWish, { params: { id } })
    expect(await told(firm.submitter)).toContainEqual(['Your wish was cancelled', LAMP])
    expect((await mails(firm.submitter)).find(({ subject }) => subject === `Cancelled: ${LAMP}`)?.text).toContain(
      'Mo Stone cancelled:',
    )
    expect((await told(firm.manager)).map(([title]) => title)).toEqual(['Wish from Sam Stone'])
  })
})

describe('a decision that a version before has written', () => {
  it('is still read', async () => {
    const id = await firm.ask(firm.submitter)
    await firm.decide(firm.manager, id, 'denied', 'No')
    await server.sql(
      `update notifications set payload = payload - 'did' || '{"isDenied": true}' where employee_id = $1`,
      [firm.submitter.employeeId],
    )
    expect(await told(firm.submitter)).toEqual([['Your wish was denied', `${LAMP} – No`]])
  })
})
