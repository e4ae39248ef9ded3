import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientBilling } from '@praxis/contract/clients/client-billing'
import { companyManagement } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import { invoices } from '@praxis/contract/invoices/invoices'
import { projectBilling } from '@praxis/contract/invoices/project-billing'
import { figuresOfCii, figuresOfUbl } from '@praxis/domain/e-invoice/testing/figures-of-xml'
import type { InvoiceDocument } from '@praxis/domain/invoices/invoice-document'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailKinds } from '../../../platform/mail/mail-kinds'
import { createEmployee, type TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { createInvoicesFirm, type InvoicesFirm, NOW, startInvoicesServer, TODAY } from '../testing/invoices-firm'
import { ReadPdf } from '../testing/read-pdf'

let server: TestServer
let firm: InvoicesFirm
let owner: TestPerson

const sender = {
  legalName: 'Calder & Rowe Limited',
  vatNumber: 'GB 123 4567 82',
  companyNumber: '09123456',
  address: { line1: '14 Weir Street', line2: '', city: 'London', postcode: 'SE1 0XX', region: '' },
  electronicAddress: { scheme: '9932', id: 'GB123456782' },
  contact: { name: 'Ada Rowe', phone: '+44 20 7946 0000', email: 'accounts@calder.example' },
  bankAccount: { accountName: 'Calder & Rowe', sortCode: '20-00-00', accountNumber: '55779911', iban: '', bic: '' },
  footnote: 'Thank you for working with us.',
}
const client = {
  legalName: 'Northgate Water plc',
  vatNumber: 'GB 987 6543 21',
  electronicAddress: { scheme: '9932', id: 'GB987654321' },
  buyerReference: 'Finance, desk 4',
  address: { line1: '2 Canal Wharf', line2: '', city: 'Leeds', postcode: 'LS11 5PS', region: '', country: 'GB' },
  emails: ['accounts@northgate.example'],
}

beforeAll(async () => {
  server = await startInvoicesServer()
  firm = await createInvoicesFirm(server)
  owner = await createEmployee(server, firm.company, { capabilities: ['canManageCompany', 'canManageClients'] })
  await owner.call(companyManagement.updateCompanyManagement, { body: { updateInvoiceSettingsInput: sender } })
  await owner.call(clientBilling.updateClientBilling, { params: { id: firm.clientId }, body: client })
})

const billedInvoice = async () => {
  const project = await firm.insertProject()
  await firm.work(project, { hours: 2 })
  const invoice = await firm.bill(await firm.draft(project, { reference: 'PO 4500187236' }))
  return { project, invoice, call: { params: { id: invoice.id } } }
}

const download = async (path: string, who = firm.lead) => {
  const response = await fetch(`${server.url}/api/v1${path}`, { headers: who.headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, bytes, disposition: response.headers.get('content-disposition') ?? '' }
}

const frozen = async (id: string) => {
  const [row] = await server.sql<{ document: unknown; breakdown: unknown }>(
    'select document, breakdown from billed_invoices where company_id = $1 and invoice_id = $2',
    [firm.company.id, id],
  )
  return row
}

describe('a billed invoice', () => {
  it('is kept as it was billed, whatever changes later', async () => {
    const { invoice } = await billedInvoice()
    const before = await frozen(invoice.id)
    expect(before?.document).toMatchObject({
      version: 1,
      title: 'Invoice',
      number: invoice.number,
      billedOn: TODAY,
      dueDate: invoice.dueDate,
      seller: { name: 'Calder & Rowe Limited', address: { city: 'London', country: 'GB' } },
      buyer: { name: 'Northgate Water plc', email: 'accounts@northgate.example' },
      reference: 'PO 4500187236',
      terms: { days: 30 },
      lines: [{ name: 'Ana Reed, Engineer', quantity: 20_000, net: 200_00, vat: 40_00 }],
      vatGroups: [{ vatCategory: 'standard', vatRate: 2000, net: 200_00, vat: 40_00, reason: '' }],
      totals: { net: 200_00, vat: 40_00, total: 240_00 },
      bankAccount: { accountNumber: '55779911' },
    })
    expect(before?.breakdown).toMatchObject({
      items: [{ entries: [{ day: '2026-07-01', employeeName: 'Ana Reed', seconds: 7200, net: 200_00 }] }],
    })
    const { bytes } = await download(`/invoices/${invoice.id}/pdf`)
    const rename = (legalName: string) =>
      owner.call(clientBilling.updateClientBilling, { params: { id: firm.clientId }, body: { legalName } })
    await rename('Another plc')
    expect(await frozen(invoice.id)).toEqual(before)
    await server.drainJobs()
    expect(Buffer.compare((await download(`/invoices/${invoice.id}/pdf`)).bytes, bytes)).toBe(0)
    await rename(client.legalName)
  })

  it('has expenses in its breakdown with the mark-up that they were put on it with', async () => {
    const project = await firm.insertProject()
    await firm.spend(project, { net: 100_00 })
    const draft = await firm.draft(project)
    await firm.manager.call(projectBilling.updateProjectBilling, {
      params: { id: project },
      body: { expenseMarkUp: 10 },
    })
    const { id, sums } = await firm.bill(draft)
    expect(sums.net).toBe(100_00)
    expect((await frozen(id))?.breakdown).toMatchObject({ items: [{ entries: [{ net: 100_00 }] }] })
  })

  it('is printed with its e-invoice in it, as the file that is kept', async () => {
    const { invoice } = await billedInvoice()
    await server.drainJobs()
    const { bytes, disposition } = await download(`/invoices/${invoice.id}/pdf`)
    expect(disposition).toContain(`${invoice.number}.pdf`)
    const [embedded] = new ReadPdf(bytes).withEntry(/\/Type\s*\/EmbeddedFile\b/)
    expect(figuresOfCii(embedded?.stream.toString('utf8') ?? '')).toMatchObject({
      number: invoice.number,
      totals: { withVat: '240.00' },
    })
    const rows = await server.sql('select kind from invoice_files where company_id = $1 and invoice_id = $2', [
      firm.company.id,
      invoice.id,
    ])
    expect(rows).toEqual([{ kind: 'pdf' }])
  })

  it('is an e-invoice in UBL, and rows of CSV', async () => {
    const { invoice, call } = await billedInvoice()
    const { bytes } = await download(`/invoices/${invoice.id}/xml`)
    expect(figuresOfUbl(bytes.toString('utf8'))).toMatchObject({
      number: invoice.number,
      lines: [{ name: 'Ana Reed, Engineer', quantity: '2', net: '200.00' }],
    })
    const csv = (await download(`/invoices/${invoice.id}/csv`)).bytes.toString('utf8')
    expect(csv.split('\r\n')[1]).toBe(
      `${invoice.number},Invoice,${TODAY},${invoice.dueDate},Northgate Water plc,PO 4500187236,Data platform,"Ana Reed, Engineer",,2026-07-01,2026-07-01,2,hour,100.00,0,standard,20,200.00,40.00,240.00,GBP`,
    )
    expect(await firm.lead.call(invoiceDocuments.listValidExportOptions, call)).toEqual({ validExportOptions: ['csv'] })
    const breakdown = new ReadPdf((await download(`/invoices/${invoice.id}/breakdown/pdf`)).bytes)
    expect(breakdown.pages).toBe(1)
  })

  it('keeps the logo that the company had', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const setLogo = () =>
      owner.call(companyManagement.setCompanyLogo, { image: new Blob([new Uint8Array(png)], { type: 'image/png' }) })
    await setLogo()
    const { invoice } = await billedInvoice()
    const { invoice: second } = await billedInvoice()
    const [one, another] = [await frozen(invoice.id), await frozen(second.id)]
    expect(one).toMatchObject({ document: { look: { logo: { kept: expect.any(String) } } } })
    const lookOf = (row: typeof one) => row && (row.document as InvoiceDocument).look
    expect(lookOf(another)).toEqual(lookOf(one))
    const before = await download(`/invoices/${invoice.id}/pdf`)
    expect(new ReadPdf(before.bytes).withEntry(/\/Subtype\s*\/Image\b/)).toHaveLength(1)
    await owner.call(companyManagement.removeCompanyLogo, {})
    await server.drainJobs()
    expect(Buffer.compare((await download(`/invoices/${invoice.id}/pdf`)).bytes, before.bytes)).toBe(0)
  })
})

describe('a draft', () => {
  it('is printed as what it would be, and is no e-invoice yet', async () => {
    const project = await firm.insertProject()
    await firm.work(project)
    const draft = await firm.draft(project)
    const call = { params: { id: draft.id } }
    const pdf = new ReadPdf((await download(`/invoices/${draft.id}/pdf`)).bytes)
    expect(pdf.pages).toBe(1)
    expect(pdf.withEntry(/\/Type\s*\/EmbeddedFile\b/)).toEqual([])
    for (const endpoint of [invoiceDocuments.downloadEInvoice, invoiceDocuments.getInvoiceMail] as const)
      expect(await firm.lead.refusal(endpoint, call)).toMatchObject({ status: 409, reason: 'invoiceNotBilled' })
    const send = {
      ...call,
      body: { recipients: client.emails, subject: 'A', text: 'B', attachments: ['pdf' as const] },
    }
    expect(await firm.lead.refusal(invoiceDocuments.sendInvoice, send)).toMatchObject({ reason: 'invoiceNotBilled' })
  })

  it('names what it lacks, and where to enter it', async () => {
    const other = await createInvoicesFirm(server)
    const project = await other.insertProject()
    const draft = await other.draft(project, { freeItems: [{ name: 'Licence', unitAmount: 100_00 }] })
    const { facts, obstacles } = await other.lead.call(invoiceDocuments.listMissingFacts, { params: { id: draft.id } })
    expect(facts).toContainEqual({
      fact: 'sellerVatNumber',
      place: 'companySettings',
      text: 'Add your company’s VAT number',
      neededFor: ['law'],
    })
    expect(facts).toContainEqual({
      fact: 'buyerCountry',
      place: 'client',
      text: 'Add the client’s country',
      neededFor: ['facturX', 'peppol'],
    })
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'orderOrReference', place: 'invoice' }))
    expect(obstacles).toEqual({ facturX: [], peppol: [] })
    const { call } = { call: { params: { id: (await other.bill(draft)).id } } }
    expect(await other.lead.refusal(invoiceDocuments.downloadEInvoice, call)).toMatchObject({
      status: 409,
      reason: 'eInvoiceIncomplete',
    })
  })
})

it('says of a way its distance and its rate, wherever that is exactly what is charged', async () => {
  const project = await firm.insertProject()
  await firm.spend(project, { net: 5_54, way: { metres: 19_795, unit: 'imperial', rate: 45 }, day: '2026-07-01' })
  await firm.spend(project, { net: 30_00, way: { metres: 100_000, unit: 'metric', rate: 30 }, day: '2026-07-02' })
  await firm.spend(project, { net: 25_00, way: { metres: 100_000, unit: 'metric', rate: 30 }, day: '2026-07-03' })
  const draft = await firm.draft(project)
  expect(draft.items.map(({ quantity, unit, unitAmount, subtotal }) => [quantity, unit, unitAmount, subtotal])).toEqual(
    [
      [12.3, 'mile', 45, 5_54],
      [100, 'kilometre', 30, 30_00],
      [1, 'item', 25_00, 25_00],
    ],
  )
  const [miles, kilometres] = draft.items
  const change = (itemId = '', body: object) =>
    firm.lead.call(invoices.updateInvoiceItem, { params: { id: draft.id, itemId }, body })
  await change(kilometres?.id, { quantity: 60, state: 'partlyInvoiced' })
  const billed = await firm.bill(draft)
  const behind = { params: { id: billed.id, itemId: miles?.id ?? '' } }
  expect((await firm.lead.call(invoices.listRowsBehindItem, behind)).items).toMatchObject([{ net: 5_54 }])
  const { bytes } = await download(`/invoices/${billed.id}/xml`)
  const xml = Buffer.from(bytes).toString()
  expect(xml).toMatch(/<cbc:InvoicedQuantity unitCode="SMI">12\.3/)
  expect(xml).toMatch(/<cbc:InvoicedQuantity unitCode="KMT">60/)
  // The rest is one amount, and no way any more.
  const { items } = await firm.draft(project)
  expect(items).toMatchObject([{ quantity: 1, unit: 'item', unitAmount: 12_00, subtotal: 12_00 }])
})

it('asks for VAT in pounds where a British company bills in euros', async () => {
  const project = await firm.insertProject({ currency: 'EUR' })
  const draft = await firm.draft(project, { freeItems: [{ name: 'Licence', unitAmount: 1_000_00 }] })
  const { id } = await firm.bill(draft)
  expect((await frozen(id))?.document).toMatchObject({
    currency: 'EUR',
    vatInOwnCurrency: { currency: 'GBP', vat: expect.any(Number), rate: expect.stringMatching(/^0\.\d{8}$/) },
  })
})

describe('sending', () => {
  const mailOf = (recipients: string[], more: object = {}) => ({
    recipients,
    subject: 'Invoice from Calder & Rowe',
    text: 'Hello,\nplease pay.\n\nSee www.evil.example, or write to accounts@calder.example.',
    attachments: ['pdf' as const, 'ubl' as const],
    ...more,
  })

  it('shows the mail first: to whom, with which words and files', async () => {
    const { invoice, call } = await billedInvoice()
    const mail = await firm.lead.call(invoiceDocuments.getInvoiceMail, call)
    expect(mail).toMatchObject({
      recipients: ['accounts@northgate.example'],
      replyTo: 'accounts@calder.example',
      attachments: [
        { kind: 'pdf', name: `${invoice.number}.pdf`, obstacles: [] },
        { kind: 'breakdown', name: `${invoice.number}-breakdown.pdf`, obstacles: [] },
        { kind: 'ubl', name: `${invoice.number}.xml`, obstacles: [] },
      ],
    })
    expect(mail.subject).toMatch(new RegExp(`^Invoice ${invoice.number} from `))
    expect(mail.text).toContain('Please pay £240.00 by 14 August 2026.')
    expect(mail.html).toContain('Please pay £240.00')
  })

  it('mails the very files that are kept, and remembers what went to whom', async () => {
    const { invoice, call } = await billedInvoice()
    const body = mailOf(['Accounts@Northgate.example'])
    const asked = await firm.lead.call(invoiceDocuments.sendInvoice, { ...call, body })
    expect(asked).toMatchObject({ recipients: ['accounts@northgate.example'], sentAt: null, askedAt: NOW })
    await server.drainJobs()
    const { items, metadata } = await firm.lead.call(invoiceDocuments.listSendings, call)
    expect(metadata.total).toBe(1)
    expect(items).toMatchObject([
      {
        subject: body.subject,
        replyTo: 'accounts@calder.example',
        sentBy: { displayName: 'Lena Reed' },
        sentAt: NOW,
        attachments: [{ kind: 'pdf' }, { kind: 'ubl' }],
      },
    ])
    const index = await readFile(join(server.data.mail, 'index.txt'), 'utf8')
    const name = index
      .trim()
      .split('\n')
      .findLast((line) => line.includes('accounts@northgate.example'))
      ?.split('  ')
      .at(-1)
    const parsed = await PostalMime.parse(await readFile(join(server.data.mail, name ?? '')))
    expect(parsed).toMatchObject({
      subject: body.subject,
      replyTo: [{ address: 'accounts@calder.example' }],
      attachments: [
        { filename: `${invoice.number}.pdf`, mimeType: 'application/pdf' },
        { filename: `${invoice.number}.xml`, mimeType: 'application/xml' },
      ],
    })
    expect(parsed.text).toContain('See [link] or write to accounts@calder.example.')
    for (const [place, { file }] of items[0]?.attachments.entries() ?? []) {
      const kept = await fetch(server.url + file.url)
      const sent = parsed.attachments[place]?.content
      expect(Buffer.compare(Buffer.from(await kept.arrayBuffer()), Buffer.from(sent as ArrayBuffer))).toBe(0)
    }
    const history = await firm.lead.call(operations.getHistory, { params: { entity: 'invoice', id: invoice.id } })
    expect(history.items).toContainEqual(
      expect.objectContaining({
        action: 'sent',
        after: expect.objectContaining({ recipients: ['accounts@northgate.example'] }),
      }),
    )
    const list = await firm.lead.call(invoices.listInvoicesPaginated, {
      body: { filter: { search: invoice.number ?? '' } },
    })
    expect(list.items).toMatchObject([{ id: invoice.id, lastSentAt: NOW }])
  })

  it('goes to addresses of the client and to colleagues, and to nobody who declined', async () => {
    const { call } = await billedInvoice()
    const refusal = (email: string) =>
      firm.lead.refusal(invoiceDocuments.sendInvoice, { ...call, body: mailOf([email]) })
    expect(await refusal('stranger@elsewhere.example')).toMatchObject({ status: 400, reason: 'recipientNotKnown' })
    await firm.run(
      `insert into client_contacts (company_id, id, client_id, first_name, email)
       values ($1, gen_random_uuid(), $2, 'Kim', 'Kim@northgate.example')`,
      firm.clientId,
    )
    const body = mailOf(['kim@northgate.example', firm.ana.username])
    await firm.lead.call(invoiceDocuments.sendInvoice, { ...call, body })
    await firm.run(
      `insert into outside_addresses (company_id, id, email, state, asked_at, expires_at)
       values ($1, gen_random_uuid(), 'kim@northgate.example', 'declined', now(), now())`,
    )
    expect(await refusal('kim@northgate.example')).toMatchObject({ status: 409, reason: 'addressDeclined' })
  })

  it('attaches no e-invoice that lacks something', async () => {
    const project = await firm.insertProject()
    await firm.work(project)
    const draft = await firm.draft(project)
    await owner.call(clientBilling.updateClientBilling, {
      params: { id: firm.clientId },
      body: { electronicAddress: { scheme: '', id: '' } },
    })
    const { id } = await firm.bill(draft)
    const call = { params: { id } }
    const mail = await firm.lead.call(invoiceDocuments.getInvoiceMail, call)
    expect(mail.attachments.find(({ kind }) => kind === 'ubl')?.obstacles).toEqual([
      'Add the client’s electronic address for e-invoices',
    ])
    expect(
      await firm.lead.refusal(invoiceDocuments.sendInvoice, { ...call, body: mailOf(client.emails) }),
    ).toMatchObject({ status: 409, reason: 'eInvoiceIncomplete' })
    await owner.call(clientBilling.updateClientBilling, { params: { id: firm.clientId }, body: client })
  })

  it('is counted, as it goes to people outside', async () => {
    const { call } = await billedInvoice()
    const { ofPerson } = mailKinds.invoice
    await server.sql(
      `insert into rate_limits (bucket, taken, resets_at) values ($1, $2, $3)
       on conflict (bucket) do update set taken = excluded.taken`,
      [`${ofPerson.name}:${firm.manager.userId}`, ofPerson.attempts, '2026-07-16T00:00:00.000Z'],
    )
    expect(
      await firm.manager.refusal(invoiceDocuments.sendInvoice, { ...call, body: mailOf(client.emails) }),
    ).toMatchObject({ status: 429, reason: 'tooManyRequests' })
  })

  it('happens once, however often its job runs', async () => {
    const { invoice, call } = await billedInvoice()
    const { id } = await firm.lead.call(invoiceDocuments.sendInvoice, { ...call, body: mailOf(client.emails) })
    await server.drainJobs()
    const sent = async () => (await readFile(join(server.data.mail, 'index.txt'), 'utf8')).split('\n').length
    const before = await sent()
    await server.sql(`select graphile_worker.add_job('sendInvoice', $1)`, [
      JSON.stringify({ companyId: firm.company.id, payload: { sendingId: id } }),
    ])
    await server.drainJobs()
    expect(await sent()).toBe(before)
    const kinds = await server.sql('select kind from invoice_files where invoice_id = $1 order by kind', [invoice.id])
    expect(kinds).toEqual([{ kind: 'pdf' }, { kind: 'ubl' }])
  })
})

describe('who may', () => {
  const reads = [
    invoiceDocuments.exportInvoice,
    invoiceDocuments.printInvoice,
    invoiceDocuments.printBreakdown,
    invoiceDocuments.downloadEInvoice,
    invoiceDocuments.listValidExportOptions,
    invoiceDocuments.listMissingFacts,
    invoiceDocuments.getInvoiceMail,
    invoiceDocuments.listSendings,
  ] as const

  it('see documents: those who see all projects on the invoice; who sees one of them is refused, others find nothing', async () => {
    const [one, other] = [await firm.insertProject(), await firm.insertProject({ name: 'Portal' })]
    await firm.work(one)
    await firm.work(other)
    const invoice = await firm.bill(await firm.draft(one, { projectIDs: [other] }))
    const call = { params: { id: invoice.id } }
    await firm.letIn(one, firm.ana, { invoicing: 'write' })
    await firm.letIn(one, firm.ben, { invoicing: 'read' })
    await firm.letIn(other, firm.ben, { invoicing: 'read' })
    const send = {
      ...call,
      body: { recipients: client.emails, subject: 'A', text: 'B', attachments: ['pdf' as const] },
    }
    for (const endpoint of reads) {
      expect(await firm.ana.refusal(endpoint, call)).toMatchObject({ reason: 'invalidPermission' })
      expect(await owner.refusal(endpoint, call)).toMatchObject({ reason: 'notFound' })
      expect((await firm.ben.send(endpoint, call)).status).toBe(200)
    }
    expect(await firm.ana.refusal(invoiceDocuments.sendInvoice, send)).toMatchObject({ reason: 'invalidPermission' })
    expect(await firm.ben.refusal(invoiceDocuments.sendInvoice, send)).toMatchObject({ reason: 'invalidPermission' })
    expect(await owner.refusal(invoiceDocuments.sendInvoice, send)).toMatchObject({ reason: 'notFound' })
  })
})
