import { randomUUID } from 'node:crypto'
import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { type EmployeeDetailsInput, employees } from '@praxis/contract/people/employees'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../testing/event-stream'
import { type ActorKind, actorsAround, createPeopleFirm, startPeopleServer } from './testing/people-firm'

const server = await startPeopleServer()
let firm: Awaited<ReturnType<typeof createPeopleFirm>>
let actors: Awaited<ReturnType<typeof actorsAround>>

beforeAll(async () => {
  firm = await createPeopleFirm(server)
  actors = await actorsAround(server, firm)
})

const params = () => ({ id: firm.member.employeeId })

const historyOfMember = async () =>
  (await firm.manager.call(operations.getHistory, { params: { entity: 'employee', id: firm.member.employeeId } })).items

describe('details', () => {
  const change = (body: EmployeeDetailsInput) =>
    firm.member.call(employees.updateEmployeeDetails, { params: params(), body })
  const refusal = (body: EmployeeDetailsInput) =>
    firm.member.refusal(employees.updateEmployeeDetails, { params: params(), body })

  it('are changed part by part, and what is left out stays', async () => {
    await change({ details: { jobTitle: 'Engineer', contact: { mobile: '07400 123456' } } })
    const { details, preferences } = await change({
      details: {
        shortDescription: 'Bridges & tunnels',
        tags: ['Rail', ' rail', 'SQL'],
        contact: { email: 'm@firm.example' },
      },
      preferences: { infiniteScrolling: true },
    })
    expect(details).toMatchObject({
      jobTitle: 'Engineer',
      shortDescription: 'Bridges & tunnels',
      tags: ['Rail', 'SQL'],
      contact: { email: 'm@firm.example', mobile: '07400 123456', landline: '', fax: '' },
    })
    expect(preferences).toEqual({ openInNewTab: false, infiniteScrolling: true, timeZone: null })
  })

  it('leave only what changed in the history, and nothing when nothing changed', async () => {
    await change({ details: { jobTitle: 'Analyst', shortDescription: 'Same' } })
    await change({ details: { jobTitle: 'Senior analyst', shortDescription: 'Same' } })
    const [latest] = await historyOfMember()
    expect(latest).toMatchObject({
      action: 'updated',
      by: { employeeID: firm.member.employeeId },
      before: { jobTitle: 'Analyst' },
      after: { jobTitle: 'Senior analyst' },
    })
    const count = (await historyOfMember()).length
    await change({ details: { jobTitle: 'Senior analyst' } })
    await change({})
    expect(await historyOfMember()).toHaveLength(count)
  })

  it('reach every open browser of the company', async () => {
    const stream = await listen(firm.colleague)
    onTestFinished(stream.hangUp)
    await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    await change({ details: { shortDescription: randomUUID() } })
    await expect.poll(stream.changes).toEqual([{ topic: 'employees', id: firm.member.employeeId }])
  })

  it('show both people in the history when somebody acted as the employee', async () => {
    await actors.impersonatingLineManager.call(employees.updateEmployeeDetails, {
      params: { id: firm.lead.employeeId },
      body: { details: { jobTitle: 'Team lead' } },
    })
    const { items } = await firm.manager.call(operations.getHistory, {
      params: { entity: 'employee', id: firm.lead.employeeId },
    })
    expect(items[0]).toMatchObject({
      by: { displayName: 'Leo Lead' },
      impersonatedBy: { displayName: 'Olive Owner' },
      after: { jobTitle: 'Team lead' },
    })
  })

  it.each<[ActorKind, string]>([
    ['self', 'changed'],
    ['directLineManager', 'invalidPermission'],
    ['above', 'invalidPermission'],
    ['managerOfEmployees', 'changed'],
    ['admin', 'changed'],
    ['owner', 'changed'],
    ['other', 'invalidPermission'],
    ['stranger', 'notFound'],
    ['impersonatingManager', 'changed'],
    ['impersonatingLineManager', 'invalidPermission'],
  ])('by %s: %s, as `can` says', async (by, outcome) => {
    const caller = actors[by]
    for (const body of [
      { details: { shortDescription: by } },
      { preferences: { openInNewTab: true } },
      { dynamicDetails: [{ key: 'Desk', value: by }] },
    ]) {
      const response = await caller.send(employees.updateEmployeeDetails, { params: params(), body })
      expect(response.ok ? 'changed' : (await response.json()).reason).toBe(outcome)
    }
    if (by === 'stranger') return
    const { can } = await caller.call(employees.getEmployee, { params: params() })
    expect([can.editDetails, can.editPreferences]).toEqual([outcome === 'changed', outcome === 'changed'])
  })

  it('of somebody who left, or has not joined yet, are kept by those who manage employees', async () => {
    for (const { employeeId } of [firm.former, firm.invited]) {
      const changed = await firm.manager.call(employees.updateEmployeeDetails, {
        params: { id: employeeId },
        body: { details: { jobTitle: 'Adviser' } },
      })
      expect(changed.details.jobTitle).toBe('Adviser')
    }
  })

  it.each<[string, EmployeeDetailsInput]>([
    ['details.contact.email', { details: { contact: { email: 'not an address' } } }],
    ['details.contact.mobile', { details: { contact: { mobile: '12' } } }],
    ['details.contact.landline', { details: { contact: { landline: 'call me' } } }],
    ['details.contact.fax', { details: { contact: { fax: '0' } } }],
    ['details.jobTitle', { details: { jobTitle: '' } }],
    ['details.tags.0', { details: { tags: [''] } }],
    ['preferences.timeZone', { preferences: { timeZone: 'Europe/Atlantis' } }],
  ])('%s is checked', async (path, body) => {
    expect(await refusal(body)).toMatchObject({ status: 400, reason: 'invalidInput', fields: [{ path }] })
  })

  it('keep hostile text as the text it is', async () => {
    const text = `<img src=x onerror=alert(1)> '; drop table employees; -- \u{1f469}‍\u{1f680}`
    const { details } = await change({ details: { shortDescription: text, tags: [text.slice(0, 30)] } })
    expect(details).toMatchObject({ shortDescription: text, tags: [text.slice(0, 30)] })
  })

  it('can have an own time zone, and go back to the one of the company', async () => {
    expect((await change({ preferences: { timeZone: 'Europe/Paris' } })).preferences?.timeZone).toBe('Europe/Paris')
    expect((await change({ preferences: { timeZone: null } })).preferences?.timeZone).toBeNull()
  })
})

describe('dynamic details', () => {
  const definitions: DynamicDetailDefinition[] = [
    { key: 'Emergency contact', type: 'phoneNumber', isRequired: true, isStrategic: false },
    { key: 'Office', type: 'selects', isRequired: false, isStrategic: false, options: ['Leeds', 'Bristol'] },
    { key: 'Buddy', type: 'employee', isRequired: false, isStrategic: true },
  ]
  const phone = { key: 'Emergency contact', value: '020 7946 0018' }

  beforeAll(async () => {
    await server.sql(`update companies set settings = $2 where company_id = $1`, [
      firm.company.id,
      JSON.stringify({ employee: { defaultDynamicDetails: definitions } }),
    ])
  })

  type GivenRows = readonly (Pick<DynamicDetail, 'key' | 'value'> & Partial<DynamicDetail>)[]
  const bodyOf = (rows: GivenRows) => ({ dynamicDetails: rows.map((row) => ({ ...row })) })

  it('take type and marks from the definition, and keep rows of their own', async () => {
    const own = { key: 'Site', value: 'example.com', type: 'url' as const }
    const { details } = await firm.member.call(employees.updateEmployeeDetails, {
      params: params(),
      body: bodyOf([phone, { key: 'Buddy', value: firm.lead.employeeId, isStrategic: false }, own]),
    })
    expect(details.dynamicDetails).toEqual([
      { ...phone, type: 'phoneNumber', isRequired: true, isStrategic: false },
      { key: 'Buddy', value: firm.lead.employeeId, type: 'employee', isRequired: false, isStrategic: true },
      { ...own, value: 'http://example.com', isRequired: false, isStrategic: false },
    ])
  })

  it.each<[string, GivenRows, string, string]>([
    ['a required row', [], 'dynamicDetails.0.value', 'Emergency contact is required'],
    ['a phone number', [{ ...phone, value: 'my sister' }], 'dynamicDetails.0.value', 'Invalid Phone Number'],
    ['a key given twice', [phone, phone], 'dynamicDetails.1.key', 'Duplicated Key'],
    ['a choice', [phone, { key: 'Office', value: 'Paris' }], 'dynamicDetails.1.value', 'Invalid input'],
    ['an employee', [phone, { key: 'Buddy', value: randomUUID() }], 'dynamicDetails.1.value', 'Choose an employee'],
    ['text for an employee', [phone, { key: 'Buddy', value: 'Leo' }], 'dynamicDetails.1.value', 'Choose an employee'],
  ])('%s is checked', async (_, rows, path, message) => {
    const body = bodyOf(rows)
    expect(await firm.member.refusal(employees.updateEmployeeDetails, { params: params(), body })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path, message }],
    })
  })

  it('keep of rich text only what the editor makes', async () => {
    const value = '<p onclick="alert(1)">Fine <strong>text</strong></p><script>alert(1)</script>'
    const { details } = await firm.member.call(employees.updateEmployeeDetails, {
      params: params(),
      body: bodyOf([phone, { key: 'About', value, type: 'richText' }]),
    })
    expect(details.dynamicDetails[1]?.value).toBe('<p>Fine <strong>text</strong></p>')
  })

  it('cannot name an employee of another company', async () => {
    const other = await createPeopleFirm(server)
    const body = bodyOf([phone, { key: 'Buddy', value: other.member.employeeId }])
    const refused = await firm.member.refusal(employees.updateEmployeeDetails, { params: params(), body })
    expect(refused).toMatchObject({ fields: [{ message: 'Choose an employee' }] })
  })
})

describe('the picture of an employment', () => {
  const image = async () => {
    const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#61227A' } })
    return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' })
  }

  it("stands in for the user's own in this company only, until it is removed", async () => {
    const { member } = await createPeopleFirm(server)
    await server.sql(`update users set profile_image_id = 'their-own' where id = $1`, [member.userId])
    const own = '/api/v1/files/public/their-own'
    const id = { id: member.employeeId }
    const { profileImage } = await member.call(employees.setEmployeeProfileImage, { params: id, image: await image() })
    expect(profileImage).toMatch(/^\/api\/v1\/files\/public\//)
    expect(profileImage).not.toBe(own)
    expect((await fetch(`${server.url}${profileImage}`)).headers.get('content-type')).toBe('image/webp')
    const replaced = await member.call(employees.setEmployeeProfileImage, { params: id, image: await image() })
    expect(replaced.profileImage).not.toBe(profileImage)
    expect((await fetch(`${server.url}${profileImage}`)).status).toBe(404)
    expect((await member.call(employees.removeEmployeeProfileImage, { params: id })).profileImage).toBe(own)
    expect((await member.call(employees.removeEmployeeProfileImage, { params: id })).profileImage).toBe(own)
  })

  it.each<[ActorKind, string]>([
    ['self', 'changed'],
    ['directLineManager', 'invalidPermission'],
    ['managerOfEmployees', 'changed'],
    ['other', 'invalidPermission'],
    ['stranger', 'notFound'],
  ])('by %s: %s', async (by, outcome) => {
    const set = await actors[by].send(employees.setEmployeeProfileImage, { params: params(), image: await image() })
    expect(set.ok ? 'changed' : (await set.json()).reason).toBe(outcome)
    const removed = await actors[by].send(employees.removeEmployeeProfileImage, { params: params() })
    expect(removed.ok ? 'changed' : (await removed.json()).reason).toBe(outcome)
  })

  it('must be a picture of a reasonable size', async () => {
    const text = new Blob(['not a picture'], { type: 'image/png' })
    const refused = await firm.member.refusal(employees.setEmployeeProfileImage, { params: params(), image: text })
    expect(refused.reason).toBe('invalidFileExtension')
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'image/png' })
    const tooLarge = await firm.member.refusal(employees.setEmployeeProfileImage, { params: params(), image: large })
    expect(tooLarge).toMatchObject({ status: 413, reason: 'fileTooLarge' })
  })
})
