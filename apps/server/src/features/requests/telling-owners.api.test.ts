import { operations } from '@praxis/contract/company/history-and-jobs'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/event-stream'
import { impersonating, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { timeIn } from '../../testing/time-requests'
import { mailsTo } from '../accounts/testing/account-holder'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

let server: TestServer
let firm: RequestsFirm
let now = '2026-11-12T10:00:00.000Z'

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) })
})

/** Every group of tests has a firm of its own, as mails and denials are counted. */
const startFirm = () =>
  beforeAll(async () => {
    now = '2026-11-12T10:00:00.000Z'
    firm = await createRequestsFirm(server)
  })

const mails = async (person: TestPerson) => {
  await server.drainJobs()
  return mailsTo(server, person.username)
}

describe('a denial is mailed', () => {
  startFirm()

  it('to its owner, with the reason, what was denied and a link to its correction', async () => {
    const projectId = await firm.startProject({ name: 'Harbour wall' })
    const id = await firm.submit(firm.submitter, { projectId, day: '2026-11-03', duration: 14_400 })
    await firm.decide(firm.lead, id, 'denied', 'Wrong project,\nplease move it')
    const [mail, ...others] = await mails(firm.submitter)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Denied: Harbour wall · 03/11/2026 · 4h 00m')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Your time entry was denied')
      expect(part).toContain('Lea Stone denied:')
      expect(part).toContain('Harbour wall · 03/11/2026 · 4h 00m')
      expect(part).toContain('please move it')
      expect(part).toContain(`/employments/${firm.company.domain}/requests?correct=${id}`)
    }
    expect(mail?.text).toContain('> Wrong project,\n> please move it\n')
    for (const other of [firm.lead, firm.manager, firm.owner]) expect(await mails(other)).toEqual([])
  })

  it('once for all that was denied together, to each person about their own', async () => {
    const ids = [
      await firm.submit(firm.submitter, { day: '2026-11-04' }),
      await firm.submit(firm.submitter, { day: '2026-11-05' }),
      await firm.submit(firm.colleague, { day: '2026-11-06' }),
    ]
    await firm.manager.call(approvals.decideRequests, { body: { requestIDs: ids, state: 'denied' } })
    const toSubmitter = (await mails(firm.submitter)).filter(({ subject }) => subject.startsWith('2 of'))
    expect(toSubmitter.map(({ subject }) => subject)).toEqual(['2 of your time entries were denied'])
    expect(toSubmitter[0]?.text).toContain(
      '- Personal Work · 04/11/2026 · 1h 00m\n- Personal Work · 05/11/2026 · 1h 00m\n\nNo reason was given.',
    )
    expect(toSubmitter[0]?.text).not.toContain('06/11/2026')
    expect(toSubmitter[0]?.text).toMatch(/\/requests\n/)
    expect((await mails(firm.colleague)).map(({ subject }) => subject)).toEqual([
      'Denied: Personal Work · 06/11/2026 · 1h 00m',
    ])
  })

  it('with the first of very many by name', async () => {
    const ids = await Promise.all(Array.from({ length: 22 }, () => firm.submit(firm.colleague)))
    await firm.manager.call(approvals.decideRequests, { body: { requestIDs: ids, state: 'denied' } })
    const mail = (await mails(firm.colleague)).find(({ subject }) => subject.startsWith('22 of'))
    expect(mail?.text.match(/^- Personal Work/gm)).toHaveLength(20)
    expect(mail?.text).toContain('- and 2 more\n')
  })

  it('without becoming markup, another line of the list or another part of the mail', async () => {
    const projectId = await firm.startProject({ name: '<img src=x>\n\nOpen:\nhttps://evil.example' })
    const id = await firm.submit(firm.submitter, { projectId, day: '2026-11-02' })
    await firm.decide(firm.lead, id, 'denied', '</blockquote><a href="https://evil.example">Correct</a>\n\n-- \nPraxis')
    const mail = (await mails(firm.submitter)).find(({ text }) => text.includes('02/11/2026'))
    expect(mail?.subject).not.toContain('\n')
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html.match(/<a /g)).toHaveLength(2)
    expect(mail?.text).not.toMatch(/^(Open:|https:\/\/evil|-- )/m)
  })

  it('not to somebody who has left', async () => {
    const id = await firm.submit(firm.personnel)
    await server.sql('update employees set is_active = false where id = $1', [firm.personnel.employeeId])
    await firm.decide(firm.owner, id, 'denied')
    expect(await mails(firm.personnel)).toEqual([])
  })

  it('not to whoever did it in the name of another', async () => {
    const id = await firm.submit(firm.otherManager)
    const acting = await impersonating(server, firm.owner, firm.manager)
    const refused = await firm.submit(firm.submitter, { day: '2026-11-01' })
    await acting.call(approvals.decideRequest, { params: { id: refused }, body: { state: 'denied', comment: '' } })
    expect((await mails(firm.submitter)).some(({ subject }) => subject.includes('01/11/2026'))).toBe(true)
    expect(await mails(firm.owner)).toEqual([])
    await firm.decide(firm.owner, id, 'approved')
    expect(await mails(firm.otherManager)).toEqual([])
  })
})

describe('an approval', () => {
  startFirm()

  it('is not mailed; that it no longer holds is, with the reason', async () => {
    const id = await firm.submit(firm.submitter)
    await firm.decide(firm.manager, id, 'approved')
    expect(await mails(firm.submitter)).toEqual([])
    now = '2026-11-12T10:02:00.000Z'
    await firm.decide(firm.manager, id, 'waitingForApproval', 'Too long a day')
    const [mail, ...others] = await mails(firm.submitter)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Reopened: Personal Work · 03/11/2026 · 1h 00m')
    expect(mail?.text).toContain('Mo Stone reopened your approved time entry.')
    expect(mail?.text).toContain('> Too long a day')
  })

  it('that is taken back at once is not told: nobody has heard of it', async () => {
    const id = await firm.submit(firm.colleague)
    await firm.decide(firm.manager, id, 'approved')
    await firm.decide(firm.manager, id, 'waitingForApproval', 'Slip')
    expect(await mails(firm.colleague)).toEqual([])
  })
})

describe('denied requests', () => {
  startFirm()
  const toCorrect = async (person: TestPerson, query = {}) =>
    person.call(requests.listDeniedRequests, { query: { ...query } })
  const idsOf = async (person: TestPerson) => (await toCorrect(person)).items.map(({ id }) => id)
  const deny = async (person: TestPerson, comment = 'No') => {
    const id = await firm.submit(person)
    await firm.decide(firm.manager, id, 'denied', comment)
    return id
  }

  it('ask their owner for a correction until there is one, newest first, a page at a time', async () => {
    const first = await deny(firm.submitter, 'Twice')
    now = '2026-11-12T10:04:00.000Z'
    const second = await deny(firm.submitter)
    const { items, metadata } = await toCorrect(firm.submitter, { per: 1 })
    expect(metadata).toEqual({ page: 1, per: 1, total: 2, hasMore: true })
    expect(items).toMatchObject([
      { id: second, state: 'denied', comment: 'No', approvedBy: { displayName: 'Mo Stone' } },
    ])
    expect((await toCorrect(firm.submitter, { per: 1, page: 2 })).items.map(({ id }) => id)).toEqual([first])
    for (const other of [firm.manager, firm.owner, firm.colleague]) expect(await idsOf(other)).toEqual([])

    const correction = await firm.submitter.call(timeSheetSubmissions.createSubmission, {
      body: { from: '2026-11-03T00:00:00.000Z', duration: 3600, comment: '', correctionOfID: second },
    })
    expect(await idsOf(firm.submitter)).toEqual([first])
    await firm.submitter.call(timeSheetSubmissions.deleteSubmission, { params: { id: correction.id } })
    expect(await idsOf(firm.submitter)).toEqual([second, first])
  })

  it('can be left as they are, by their owner alone and only while denied', async () => {
    const id = await deny(firm.colleague)
    const params = { id }
    expect(await firm.manager.refusal(requests.acceptDenial, { params })).toMatchObject({ reason: 'invalidPermission' })
    expect(await firm.submitter.refusal(requests.acceptDenial, { params })).toMatchObject({ reason: 'notFound' })
    const waiting = await firm.submit(firm.colleague)
    expect(await firm.colleague.refusal(requests.acceptDenial, { params: { id: waiting } })).toMatchObject({
      status: 409,
      reason: 'requestNotDenied',
    })
    await firm.colleague.call(requests.acceptDenial, { params })
    await firm.colleague.call(requests.acceptDenial, { params })
    expect(await idsOf(firm.colleague)).toEqual([])
    const { items } = await firm.colleague.call(operations.getHistory, { params: { entity: 'request', id } })
    expect(items.map(({ action }) => action).toSorted()).toEqual(['denialAccepted', 'denied', 'submitted'])
    expect(timeIn(await firm.colleague.call(requests.getRequest, { params }))?.can.correct).toBe(true)
  })

  it('are heard of at once by their owner', async () => {
    const stream = await listen(firm.colleague)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    const id = await deny(firm.colleague)
    await expect.poll(() => JSON.stringify(stream.heard)).toContain('requests')
    expect(await idsOf(firm.colleague)).toEqual([id])
  })

  it('of a feature that is off are not there', async () => {
    const setTimeSheet = (isOn: boolean) =>
      server.sql(`update companies set features = jsonb_set(features, '{timeSheet}', $2) where company_id = $1`, [
        firm.company.id,
        String(isOn),
      ])
    await setTimeSheet(false)
    expect(await toCorrect(firm.submitter)).toEqual({
      items: [],
      metadata: { page: 1, per: 25, total: 0, hasMore: false },
    })
    await setTimeSheet(true)
  })
})
