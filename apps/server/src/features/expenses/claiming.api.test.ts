import { randomUUID } from 'node:crypto'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { MOST_OPEN_EXPENSES } from '@praxis/contract/expenses/expense-rules'
import { expenses } from '@praxis/contract/expenses/expenses'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestCompany } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import {
  createExpensesFirm,
  type ExpensesFirm,
  pdf,
  photograph,
  RATED_DAY,
  startExpensesServer,
} from './testing/expenses-firm'

let server: TestServer
let firm: ExpensesFirm

beforeAll(async () => {
  server = await startExpensesServer()
})
beforeEach(async () => {
  firm = await createExpensesFirm(server)
})

const bodyOfFile = async (url: string) => {
  const answer = await fetch(new URL(url, server.url))
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  }
}

describe('an open claim', () => {
  it('may be nothing but a photograph, and says what is missing', async () => {
    const draft = await firm.ana.call(expenses.createExpense, { body: {}, files: { receipts: [await photograph()] } })
    expect(draft).toMatchObject({
      name: '',
      incurredDate: '2026-11-12',
      amount: 0,
      currency: 'GBP',
      request: { state: 'unsubmitted', approver: null },
      receipts: [{ name: 'receipt.jpg', contentType: 'image/jpeg' }],
    })
    expect(draft.problems.map(({ field }) => field)).toEqual(['name', 'type', 'project', 'amount'])
  })

  it('has its VAT within, its project’s approver, and nothing missing when whole', async () => {
    const claim = await firm.claim(firm.ana, { amount: 1200 })
    expect(claim).toMatchObject({
      amount: 1200,
      vatAmount: 200,
      netAmount: 1000,
      convertedAmount: 1200,
      conversion: null,
      incurredDateTimeInterval: Date.UTC(2026, 10, 10) / 1000,
      type: { typeName: 'Train', typeVATRate: 0.2 },
      project: { id: firm.projectId, client: { name: 'Northgate Water' } },
      request: { state: 'unsubmitted', approver: { id: firm.lead.employeeId } },
      problems: [],
      can: { edit: true, delete: true },
    })
    expect((await firm.ana.call(expenses.listOpenExpenses, {})).items.map(({ id }) => id)).toEqual([claim.id])
  })

  it('takes its day in seconds and its type by code and name', async () => {
    const claim = await firm.ana.call(expenses.createExpense, {
      body: {
        incurredDateTimeInterval: Date.UTC(2026, 9, 3) / 1000,
        typeCode: 'tra',
        typeName: 'train',
        typeVATRate: 0.2,
      },
      files: {},
    })
    expect(claim).toMatchObject({ incurredDate: '2026-10-03', type: { id: firm.typeId } })
    const unknown = await firm.ana.refusal(expenses.createExpense, {
      body: { typeCode: 'x', typeName: 'y' },
      files: {},
    })
    expect(unknown).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'typeCode' }] })
  })

  it('is converted by the published rate of its day, again whenever amount, currency or day change', async () => {
    const claim = await firm.claim(firm.ana, { amount: 18_400, currency: 'EUR', incurredDate: RATED_DAY })
    const [rate] = [claim.conversion?.rate ?? '']
    expect(claim.conversion).toMatchObject({ day: RATED_DAY, isOld: false })
    expect(claim.convertedAmount).toBe(Math.round(18_400 * Number(rate)))
    const dearer = await firm.ana.call(expenses.updateExpense, { params: { id: claim.id }, body: { amount: 20_000 } })
    expect(dearer.convertedAmount).toBe(Math.round(20_000 * Number(rate)))
    const later = await firm.ana.call(expenses.updateExpense, {
      params: { id: claim.id },
      body: { incurredDate: '2026-11-10' },
    })
    expect(later.conversion).toMatchObject({ day: '2026-04-13', isOld: true })
    const before = await firm.ana.call(expenses.updateExpense, {
      params: { id: claim.id },
      body: { incurredDate: '1998-12-01' },
    })
    expect(before).toMatchObject({ convertedAmount: null, conversion: null })
    expect(before.problems).toMatchObject([{ field: 'currency', reason: 'currencyConversionNotSupported' }])
  })

  it('is its owner’s alone', async () => {
    const { id, receipts } = await firm.claim(firm.ana, {}, [pdf()])
    const elsewhere = await createTestCompany(server)
    for (const stranger of [firm.lead, firm.finance, firm.owner, elsewhere.owner]) {
      expect((await stranger.refusal(expenses.getExpense, { params: { id } })).status).toBe(404)
      expect((await stranger.refusal(expenses.updateExpense, { params: { id }, body: {} })).status).toBe(404)
      expect((await stranger.refusal(expenses.deleteExpense, { params: { id } })).status).toBe(404)
    }
    expect((await bodyOfFile(receipts[0]?.url ?? '')).status).toBe(200)
    expect(await firm.ana.call(expenses.getExpense, { params: { id } })).toMatchObject({ id })
  })

  it('goes to no project that its owner may not log to, and on no card of somebody else', async () => {
    const hidden = await firm.startProject()
    const card = await firm.addCard(firm.lead)
    const refused = (body: object) => firm.ana.refusal(expenses.createExpense, { body: firm.whole(body), files: {} })
    expect(await refused({ projectID: hidden })).toMatchObject({ fields: [{ path: 'projectID' }] })
    expect(await refused({ projectID: randomUUID() })).toMatchObject({ fields: [{ path: 'projectID' }] })
    expect(await refused({ creditCardID: card })).toMatchObject({ fields: [{ path: 'creditCardID' }] })
    const shared = await firm.claim(firm.ana, { creditCardID: await firm.addCard(null) })
    expect(shared.creditCard).toMatchObject({ lastFour: '4242' })
  })

  it('is never billed to a client on an internal project, and always where the project asks for it', async () => {
    const internal = await firm.startOwnProject({ isInternal: true })
    expect((await firm.claim(firm.ana, { projectID: internal.projectId, billToClient: true })).billToClient).toBe(false)
    const strict = await firm.startOwnProject({ columns: { is_non_chargeable_expenses_allowed: false } })
    const claim = await firm.claim(firm.ana, { projectID: strict.projectId })
    expect(claim.problems).toMatchObject([{ field: 'billToClient', reason: 'nonChargeableExpensesNotAllowed' }])
  })

  it('finds its projects also where time is not logged here', async () => {
    await firm.run(`update companies set features = features || '{"timeSheet": false}' where company_id = $1`)
    const { items } = await firm.ana.call(timeSheetSubmissions.listLoggableItems, {})
    expect(items.map(({ id }) => id)).toContain(firm.projectId)
    const project = { params: { projectId: firm.projectId } }
    expect(await firm.ana.call(timeSheetSubmissions.getSubmissionProject, project)).toMatchObject({
      id: firm.projectId,
    })
    await firm.run(`update companies set features = features || '{"expense": false}' where company_id = $1`)
    expect((await firm.ana.refusal(timeSheetSubmissions.listLoggableItems, {})).reason).toBe('featureDisabled')
  })

  it('is not saved over another change', async () => {
    const { id, version } = await firm.claim(firm.ana)
    await firm.ana.call(expenses.updateExpense, { params: { id }, body: { name: 'Bus', version } })
    const late = await firm.ana.refusal(expenses.updateExpense, { params: { id }, body: { name: 'Taxi', version } })
    expect(late).toMatchObject({ status: 409, reason: 'changedMeanwhile' })
  })

  it('can be deleted with all others, and restored', async () => {
    const { id } = await firm.claim(firm.ana)
    const { id: second } = await firm.claim(firm.ana, { name: 'Bus' })
    const { deletedIDs } = await firm.ana.call(expenses.deleteOpenExpenses, {})
    expect(new Set(deletedIDs)).toEqual(new Set([id, second]))
    expect((await firm.ana.call(expenses.listOpenExpenses, {})).items).toEqual([])
    expect((await firm.lead.refusal(expenses.restoreExpenses, { body: { expenseIDs: [id] } })).status).toBe(404)
    await firm.ana.call(expenses.restoreExpenses, { body: { expenseIDs: deletedIDs } })
    expect((await firm.ana.call(expenses.listOpenExpenses, {})).items).toHaveLength(2)
    await firm.ana.call(expenses.deleteExpense, { params: { id } })
    expect((await firm.ana.refusal(expenses.getExpense, { params: { id } })).status).toBe(404)
    const { items } = await firm.ana.call(operations.getHistory, { params: { entity: 'expense', id } })
    expect(items.map(({ action }) => action).toSorted()).toEqual(['created', 'deleted', 'deleted', 'restored'])
  })

  it('is one of so many at most', async () => {
    await firm.run(
      `insert into expenses (company_id, id, employee_id, incurred_on, currency)
       select $1, gen_random_uuid(), $2, '2026-11-01', 'GBP' from generate_series(1, ${MOST_OPEN_EXPENSES})`,
      firm.ana.employeeId,
    )
    const refusal = await firm.ana.refusal(expenses.createExpense, { body: {}, files: {} })
    expect(refusal).toMatchObject({ reason: 'tooManyOpenExpenses', most: MOST_OPEN_EXPENSES })
  })
})

describe('receipts', () => {
  it('are turned upright and lose where they were taken; PDFs stay as they are', async () => {
    const { receipts } = await firm.claim(firm.ana, {}, [await photograph(), pdf()])
    const [image, document] = await Promise.all(receipts.map(({ url }) => bodyOfFile(url)))
    expect(image?.type).toBe('image/jpeg')
    const sharp = (await import('sharp')).default
    const shown = await sharp(image?.bytes).metadata()
    expect([shown.width, shown.height, shown.orientation]).toEqual([40, 60, undefined])
    expect(document?.type).toBe('application/pdf')
  })

  it.each([
    ['a web page', new File(['<html><script>alert(1)</script>'], 'receipt.pdf')],
    ['a drawing with a script', new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'r.svg')],
    ['a program', new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3])], 'receipt.jpg')],
    ['half a picture', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], 'receipt.jpg')],
    ['a page that begins as a picture', new File(['GIF89a/*<script>alert(1)</script>*/'], 'receipt.gif')],
    ['an archive', new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], 'receipt.pdf')],
    ['a text', new File(['12.00'], 'receipt.txt')],
    [
      'a document that fetches another',
      new File(['<?xml version="1.0"?><!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>'], 'r.xml'),
    ],
  ])('are no %s', async (_, file) => {
    const refusal = await firm.ana.refusal(expenses.createExpense, { body: {}, files: { receipts: [file] } })
    expect(refusal.reason).toBe('invalidFileExtension')
    expect((await firm.ana.call(expenses.listOpenExpenses, {})).items).toEqual([])
  })

  it('lose what hides behind their picture', async () => {
    const taken = new Uint8Array(await (await photograph()).arrayBuffer())
    const file = new File([taken, '<script>alert(1)</script>'], 'receipt.jpg.html')
    const { receipts } = await firm.claim(firm.ana, {}, [file])
    const [kept] = await Promise.all(receipts.map(({ url }) => bodyOfFile(url)))
    expect(kept?.type).toBe('image/jpeg')
    expect(Buffer.from(kept?.bytes ?? []).includes('<script>')).toBe(false)
    expect(receipts).toMatchObject([{ name: 'receipt.jpg.jpg' }])
  })

  it('have no more pixels than can be looked at, and the refusal is at their field', async () => {
    const sharp = (await import('sharp')).default
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(huge)], 'huge.png')
    expect(await firm.ana.refusal(expenses.createExpense, { body: {}, files: { receipts: [file] } })).toMatchObject({
      fields: [{ path: 'receipts', message: 'The image has too many pixels' }],
    })
  })

  it('are added and taken off, up to ten', async () => {
    const { id } = await firm.claim(firm.ana)
    const files = await Promise.all(Array.from({ length: 10 }, (_, n) => pdf(`${n}.pdf`, `number ${n}`)))
    const full = await firm.ana.call(expenses.addReceipts, { params: { id }, files: { receipts: files } })
    expect(full.receipts.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    const more = await firm.ana.refusal(expenses.addReceipts, { params: { id }, files: { receipts: [pdf()] } })
    expect(more.reason).toBe('tooManyReceipts')
    const fileId = full.receipts[3]?.id ?? ''
    const less = await firm.ana.call(expenses.removeReceipt, { params: { id, fileId } })
    expect(less.receipts).toHaveLength(9)
    expect((await firm.ana.refusal(expenses.removeReceipt, { params: { id, fileId } })).status).toBe(404)
    expect((await bodyOfFile(full.receipts[3]?.url ?? '')).status).toBe(404)
  })

  it('are needed where the type says so', async () => {
    const claim = await firm.claim(firm.ana, { typeID: firm.strictTypeId })
    expect(claim.problems).toMatchObject([{ field: 'receipts' }])
    const shown = await firm.ana.call(expenses.addReceipts, { params: { id: claim.id }, files: { receipts: [pdf()] } })
    expect(shown.problems).toEqual([])
  })

  it('that are the same are pointed out, and so are likely doubles; of others only to who decides', async () => {
    const first = await firm.claim(firm.ana, { name: 'First' }, [pdf()])
    const twin = await firm.claim(firm.ana, { name: 'Twin', amount: 999 }, [pdf('again.pdf')])
    expect(twin.doubles).toEqual([{ id: first.id, name: 'First', incurredDate: '2026-11-10', because: 'receipt' }])
    const alike = await firm.claim(firm.ana, { name: 'Alike' })
    expect(alike.doubles).toMatchObject([{ id: first.id, because: 'likeness' }])
    await firm.addRole(firm.projectId, firm.other)
    const others = await firm.claim(firm.other, { name: 'Of Otis', amount: 5 }, [pdf()])
    expect(others.doubles).toEqual([])
    await firm.submitAll(firm.ana)
    await firm.submitAll(firm.other)
    const seen = await firm.lead.call(expenses.getExpense, { params: { id: others.id } })
    expect(seen.doubles.map(({ employee }) => employee?.id)).toContain(firm.ana.employeeId)
  })
})

describe('mileage', () => {
  const leeds = { label: 'Leeds', latitude: 53.8, longitude: -1.55 }
  const york = { label: 'York', latitude: 53.96, longitude: -1.08 }

  it('is the estimated distance at the company’s rate, both ways if it is there and back', async () => {
    const there = await firm.travel(firm.ana, { places: [leeds, york] })
    expect(there).toMatchObject({ isMileageExpense: true, vatAmount: 0, currency: 'GBP', problems: [] })
    expect(there.mileage).toMatchObject({ source: 'estimate', unit: 'imperial', rate: 45, reason: '' })
    expect(there.amount).toBe(Math.round(((there.mileage?.tenths ?? 0) * 45) / 10))
    const back = await firm.travel(firm.ana, { places: [leeds, york], isReturn: true })
    expect(Math.abs((back.mileage?.metres ?? 0) - 2 * (there.mileage?.metres ?? 0))).toBeLessThanOrEqual(1)
  })

  it('may be corrected with a reason, and entered where a place is nowhere', async () => {
    const wrong = await firm.travel(firm.ana, { places: [leeds, york], metres: 60_000 })
    expect(wrong.mileage).toMatchObject({ source: 'entered', metres: 60_000 })
    expect(wrong.problems).toMatchObject([{ field: 'mileage', reason: 'distanceReasonRequired' }])
    const right = await firm.ana.call(expenses.updateExpense, {
      params: { id: wrong.id },
      body: { reason: 'Road closed' },
    })
    expect(right.mileage).toMatchObject({ metres: 60_000, reason: 'Road closed' })
    expect(right.problems).toEqual([])
    const nowhere = await firm.travel(firm.ana, {
      places: [{ label: 'A farm', latitude: null, longitude: null }, york],
      metres: 10_000,
    })
    expect(nowhere).toMatchObject({ mileage: { source: 'entered', suggestedMetres: null }, problems: [] })
  })

  it('follows the company’s rate until it is submitted', async () => {
    const { id, amount } = await firm.travel(firm.ana, { places: [leeds, york] })
    await firm.expenseSettings({ mileageRateImperial: 90 })
    const open = await firm.ana.call(expenses.getExpense, { params: { id } })
    expect(open.amount).toBeGreaterThan(1.9 * amount)
    await firm.submitAll(firm.ana)
    await firm.expenseSettings({ mileageRateImperial: 10 })
    const submitted = await firm.ana.call(expenses.getExpense, { params: { id } })
    expect(submitted).toMatchObject({ amount: open.amount, mileage: { rate: 90 } })
  })

  it('says the distance and its worth, or that it cannot', async () => {
    const worth = await firm.ana.call(expenses.calculateDistance, { query: { places: ['53.8;-1.55', '53.96;-1.08'] } })
    expect(worth).toMatchObject({ source: 'estimate', unit: 'imperial', rate: 45 })
    const nowhere = await firm.ana.refusal(expenses.calculateDistance, {
      query: { places: ['99;-1.55', '53.96;-1.08'] },
    })
    expect(nowhere.reason).toBe('distanceNotCalculated')
  })

  it('is not suggested where it is further than can be claimed', async () => {
    const poles = ['90;0', '-90;0', '90;0']
    const tooFar = await firm.ana.refusal(expenses.calculateDistance, { query: { places: poles, isReturn: 'true' } })
    expect(tooFar.reason).toBe('distanceNotCalculated')
    const places = [90, -90, 90].map((latitude) => ({ label: `At ${latitude}`, latitude, longitude: 0 }))
    expect(await firm.travel(firm.ana, { places, isReturn: true })).toMatchObject({
      amount: 0,
      mileage: { metres: 0, suggestedMetres: null },
      problems: [{ field: 'mileage', message: 'Enter a distance' }],
    })
  })

  it('suggests towns, clients by their town, and places the person was at', async () => {
    await firm.run(`update clients set city = 'Warrington', address_line1 = '1 Mill Lane' where company_id = $1`)
    await firm.travel(firm.ana, { places: [{ label: 'Yorkshire depot', latitude: 53.9, longitude: -1.2 }, leeds] })
    const suggested = async (query: string) =>
      (await firm.ana.call(expenses.suggestLocations, { query: { query } })).items
    expect((await suggested('york')).map(({ label, kind }) => [label, kind]).slice(0, 2)).toEqual([
      ['Yorkshire depot', 'recent'],
      ['York', 'place'],
    ])
    expect(await suggested('leeds')).toMatchObject([{ label: 'Leeds', kind: 'recent' }])
  })
})

describe('converting', () => {
  it('is by the bank’s rate of the day, and refused before the first one', async () => {
    const asked = { amount: 10_000, from: 'EUR', to: 'GBP' } as const
    const found = await firm.ana.call(expenses.convertCurrency, { query: { ...asked, day: '2026-04-13' } })
    expect(found).toMatchObject({ amount: 8706, conversion: { rate: '0.87058000', day: '2026-04-13', isOld: false } })
    const refusal = await firm.ana.refusal(expenses.convertCurrency, { query: { ...asked, day: '1990-01-01' } })
    expect(refusal.reason).toBe('currencyConversionNotSupported')
  })

  it('is by the day that it is for the person, where none is named', async () => {
    const asked = { query: { amount: 100, from: 'EUR', to: 'GBP' } } as const
    const isOld = async () => (await firm.ana.call(expenses.convertCurrency, asked)).conversion?.isOld
    await server.sql(`insert into exchange_rates values ('2026-11-05', 'GBP', '0.9')`)
    try {
      expect(await isOld()).toBe(false)
      // For whoever is in Auckland it is the day after already, and the rate older than seven days.
      await firm.run(
        `update employees set time_zone = 'Pacific/Auckland' where company_id = $1 and id = $2`,
        firm.ana.employeeId,
      )
      expect(await isOld()).toBe(true)
    } finally {
      await server.sql(`delete from exchange_rates where day = '2026-11-05'`)
    }
  })
})
