import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { outsideAddresses } from '@praxis/contract/company/outside-addresses'
import { projectAutomations } from '@praxis/contract/projects/project-automations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailKinds } from '../../platform/mail/mail-kinds'
import { listen } from '../../testing/event-stream'
import { createTestCompany } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { handClock, mailsTo } from '../accounts/testing/account-holder'
import { createTasksFirm, type TasksFirm } from '../tasks/testing/tasks-firm'

const clock = handClock()

describe('people outside the company whom a rule is to write to', () => {
  let server: TestServer
  let firm: TasksFirm

  beforeAll(async () => {
    server = await startTestServer({ clock: clock.read })
  })
  beforeEach(async () => {
    firm = await createTasksFirm(server)
  })

  const newAddress = () => `stranger-${randomUUID()}@elsewhere.example`
  const add = (emails: string[], world = firm) =>
    world.lead.call(projectAutomations.createAutomation, {
      params: world.params,
      body: {
        trigger: { type: 'taskStatusUpdate', statusID: world.statuses.done },
        action: { type: 'sendEmail', emails },
      },
    })
  const ofRule = (automationId: string) => ({ params: { ...firm.params, automationId } })
  const rule = async () => (await firm.lead.call(projectAutomations.listAutomations, { params: firm.params })).items[0]
  const finish = (title: string) => firm.task(title, { statusID: firm.statuses.done })
  const codeIn = (mail: { readonly text: string } | undefined) => /[?&]code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const codeFor = async (address: string) => codeIn((await mailsTo(server, address))[0])
  const answer = (code: string, given: 'confirmed' | 'declined') =>
    server.nobody.call(outsideAddresses.answerAddressRequest, { body: { code, answer: given } })

  it('are asked by one mail, which says who asks and from where, and are sent nothing else until they confirm', async () => {
    const address = newAddress()
    const made = await add([address, firm.reader.username])
    expect(made.unconfirmed).toMatchObject([{ email: address, state: 'waiting', askedAt: expect.any(String) }])
    const task = await finish('Ship it')
    const mails = await mailsTo(server, address)
    expect(mails.map(({ subject }) => subject)).toEqual(['Lena Smith would like to send you project updates'])
    const [{ name } = { name: '' }] = await server.sql<{ name: string }>(
      'select name from companies where company_id = $1',
      [firm.company.id],
    )
    for (const part of [mails[0]?.text, mails[0]?.html]) {
      expect(part).toContain(name)
      expect(part).toContain('/confirmaddress?code=')
      expect(part).toContain('answer=decline')
    }
    expect(await mailsTo(server, firm.reader.username)).toHaveLength(1)
    const { items } = await firm.lead.call(operations.getHistory, { params: { entity: 'task', id: task } })
    expect(items.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ rule: expect.stringContaining(`(not sent to ${address}: not confirmed)`) }),
    )

    const code = codeIn(mails[0])
    expect(await server.nobody.call(outsideAddresses.getAddressRequest, { query: { code } })).toEqual({
      email: address,
      company: name,
      askedBy: 'Lena Smith',
    })
    const events = await listen(firm.lead)
    await answer(code, 'confirmed')
    await expect.poll(() => events.changes()).toContainEqual(expect.objectContaining({ topic: 'automations' }))
    events.hangUp()
    expect((await rule())?.unconfirmed).toEqual([])
    await finish('Ship the next')
    expect((await mailsTo(server, address))[0]?.subject).toBe('Ship the next · Done')
  })

  it('are not asked when they work here or for a client, however their address is written', async () => {
    const contact = await firm.contact()
    await server.sql('update client_contacts set email = upper(email) where email = $1', [contact])
    expect((await add([contact, firm.reader.username])).unconfirmed).toEqual([])
    expect(await mailsTo(server, contact)).toEqual([])
    await finish('For the client')
    expect(await mailsTo(server, contact)).toHaveLength(1)
  })

  it('use a code once, within 14 days, and the newest only', async () => {
    const address = newAddress()
    const { id } = await add([address])
    const first = await codeFor(address)
    await firm.lead.call(projectAutomations.askToConfirmAddress, { ...ofRule(id), body: { email: address } })
    const second = await codeFor(address)
    expect(second).not.toBe(first)
    const body = { answer: 'confirmed' } as const
    const refusal = (code: string) =>
      server.nobody.refusal(outsideAddresses.answerAddressRequest, { body: { code, ...body } })
    expect(await refusal(first)).toMatchObject({ reason: 'invalidToken' })
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        server.nobody.send(outsideAddresses.answerAddressRequest, { body: { code: second, ...body } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400])

    const late = newAddress()
    await add([late])
    const expired = await codeFor(late)
    clock.advance(14 * 24 * 3600 + 1)
    expect(await refusal(expired)).toMatchObject({ reason: 'invalidToken' })
    expect(await server.nobody.refusal(outsideAddresses.getAddressRequest, { query: { code: expired } })).toMatchObject(
      {
        reason: 'invalidToken',
      },
    )
  })

  it('who decline are not asked again by that company, nor written to as a contact', async () => {
    const address = newAddress()
    const { id } = await add([address])
    await answer(await codeFor(address), 'declined')
    expect((await rule())?.unconfirmed).toMatchObject([{ email: address, state: 'declined' }])
    const call = { ...ofRule(id), body: { email: address } }
    expect(await firm.lead.refusal(projectAutomations.askToConfirmAddress, call)).toMatchObject({
      status: 409,
      reason: 'addressDeclined',
    })
    await server.sql(
      `insert into client_contacts (company_id, id, client_id, first_name, email) values ($1, $2, $3, 'Kim', $4)`,
      [firm.company.id, randomUUID(), firm.clientId, address],
    )
    await finish('Nothing of it')
    expect(await mailsTo(server, address)).toHaveLength(1)

    const other = await createTasksFirm(server)
    expect((await add([address], other)).unconfirmed).toMatchObject([{ state: 'waiting' }])
  })

  it('of a rule that was there before are asked only when somebody says so', async () => {
    const address = newAddress()
    const id = randomUUID()
    await server.sql(
      `insert into automations (company_id, id, board_id, trigger, action) values ($1, $2, $3, $4, $5)`,
      [
        firm.company.id,
        id,
        firm.projectId,
        JSON.stringify({ type: 'taskStatusUpdate', statusID: firm.statuses.done }),
        JSON.stringify({ type: 'sendEmail', emails: [address] }),
      ],
    )
    await finish('Not told')
    expect(await mailsTo(server, address)).toEqual([])
    expect((await rule())?.unconfirmed).toEqual([{ email: address, state: 'notAsked', askedAt: null }])
    const asked = await firm.lead.call(projectAutomations.askToConfirmAddress, {
      ...ofRule(id),
      body: { email: address },
    })
    expect(asked.unconfirmed).toMatchObject([{ state: 'waiting' }])
    expect(await mailsTo(server, address)).toHaveLength(1)
  })

  it('are asked for by those who edit the board, about addresses of the rule', async () => {
    const address = newAddress()
    const { id } = await add([address])
    const call = { ...ofRule(id), body: { email: address } }
    const { owner } = await createTestCompany(server)
    for (const [person, reason] of [
      [firm.reader, 'invalidPermission'],
      [firm.stranger, 'notFound'],
      [owner, 'notFound'],
    ] as const)
      expect(await person.refusal(projectAutomations.askToConfirmAddress, call)).toMatchObject({ reason })
    const another = { ...ofRule(id), body: { email: newAddress() } }
    expect(await firm.lead.refusal(projectAutomations.askToConfirmAddress, another)).toMatchObject({
      reason: 'notFound',
    })
    expect(await mailsTo(server, address)).toHaveLength(1)
  })

  describe('are asked with measure', () => {
    const useUp = (name: string, subject: string, taken: number) =>
      server.sql(
        `insert into rate_limits (bucket, taken, resets_at) values ($1, $2, $3)
         on conflict (bucket) do update set taken = excluded.taken`,
        [`${name}:${subject}`, taken, new Date(clock.read().getTime() + 3_600_000).toISOString()],
      )

    it.each(['company', 'person'] as const)(
      'by a %s: the rule is saved, and the rest can be asked later',
      async (whose) => {
        const { ofCompany, ofPerson } = mailKinds.addressConfirmation
        if (whose === 'company') await useUp(ofCompany.name, firm.company.id, ofCompany.attempts - 1)
        else await useUp(ofPerson.name, firm.lead.userId, ofPerson.attempts - 1)
        const { id, unconfirmed } = await add([newAddress(), newAddress()])
        expect(unconfirmed.map(({ state }) => state).sort()).toEqual(['notAsked', 'waiting'])
        const email = unconfirmed.find(({ state }) => state === 'notAsked')?.email ?? ''
        expect(
          await firm.lead.refusal(projectAutomations.askToConfirmAddress, { ...ofRule(id), body: { email } }),
        ).toMatchObject({ status: 429 })
        expect(await mailsTo(server, email)).toEqual([])
      },
    )

    it('by all companies together', async () => {
      const address = newAddress()
      for (let count = 0; count < 4; count += 1) await add([address], await createTasksFirm(server))
      expect(await mailsTo(server, address)).toHaveLength(3)
    })

    it('and guessing codes is not free', async () => {
      await server.sql(
        `insert into rate_limits (bucket, taken, resets_at)
         select regexp_replace(bucket, '^[^:]+', 'outsideAddress.code'), 100, $1 from rate_limits
         where bucket like 'outsideAddress.code:%'
         on conflict (bucket) do update set taken = 100, resets_at = excluded.resets_at`,
        [new Date(clock.read().getTime() + 900_000).toISOString()],
      )
      const code = 'a-code-that-nobody-ever-sent'
      expect(
        await server.nobody.refusal(outsideAddresses.answerAddressRequest, { body: { code, answer: 'declined' } }),
      ).toMatchObject({ status: 429 })
      await server.sql(`delete from rate_limits where bucket like 'outsideAddress.code:%'`)
    })
  })

  it('read names that lead nowhere', async () => {
    await server.sql(`update companies set name = 'evil.example/prize' where company_id = $1`, [firm.company.id])
    await server.sql(`update users set first_name = 'Click http://evil.example' where id = $1`, [firm.lead.userId])
    const address = newAddress()
    await add([address])
    const [mail] = await mailsTo(server, address)
    expect(mail?.subject).toBe('Someone would like to send you project updates')
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain('evil')
  })

  it('leave a history to whoever looks after projects', async () => {
    const address = newAddress()
    await add([address])
    clock.advance(1)
    await answer(await codeFor(address), 'confirmed')
    const [{ id } = { id: '' }] = await server.sql<{ id: string }>(
      'select id from outside_addresses where email = $1',
      [address],
    )
    const call = { params: { entity: 'outsideAddress', id } }
    const { items } = await firm.manager.call(operations.getHistory, call)
    expect(items).toMatchObject([
      { action: 'confirmed', after: { email: address }, by: null },
      { action: 'asked', after: { email: address } },
    ])
    expect(await firm.reader.refusal(operations.getHistory, call)).toMatchObject({ status: 404 })
  })
})
