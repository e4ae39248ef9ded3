import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { invoices } from '@praxis/contract/invoices/invoices'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { Figure } from './figure'
import { firmFigures, type Measured } from './firm-figures'
import type { StillOpen } from './still-open'

const INVOICES = { invoices: 100_000 }
const FIRM = { people: 50, clients: 500, projects: 1_000 }

const paginated = (asked: Input<typeof invoices.listInvoicesPaginated>['body']) => ({
  ...{ limit: 1.5, besides: 'a bare server', isSame: true, shareInSmall: 1, pathOf: () => '/invoices/paginated' },
  bodyOf: (index: number) => ({ page: 1 + (index % 3), ...asked }),
  rounds: { rounds: 9, requests: 100, warmUp: 400 },
})

const ofInvoices: readonly Measured[] = [
  { ...paginated({}), name: '25 of 100,000 invoices' },
  { ...paginated({ filter: { states: ['draft'] }, sortOrder: 'date' }), name: '25 drafts of 100,000 invoices' },
  { ...paginated({ sortOrder: '-total' }), name: '25 of 100,000 invoices by their total' },
  {
    ...{ name: 'an invoice of 100,000', limit: 1.5, besides: 'a bare server', isSame: true, shareInSmall: 1 },
    pathOf: (index, ids) => `/invoices/${ids[index % ids.length]}`,
    rounds: { rounds: 9, requests: 150, warmUp: 600 },
  },
]

/** Each draft takes the open time of a project, of which there are as many as are asked for. */
const PROJECTS = 60
const ofDrafts: readonly Measured[] = [
  {
    ...{ name: 'a draft of 2,000 entries', limit: 3, besides: 'its bare SQL', isSame: false },
    pathOf: () => '/invoices',
    bodyOf: (index, projects) => ({ projectID: projects[index % projects.length] }),
    rounds: { rounds: 5, requests: 6, warmUp: 12 },
  },
]

/** CPU per request about invoices. */
export const invoiceFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const lists = await firmFigures(folder, stillOpen, {
    parts: ['firm', 'invoices'],
    counts: INVOICES,
    settings: FIRM,
    tables: `users, employees, clients, targetables, projects, invoices, invoice_items, invoice_targetables, search_words,
             time_sheet_submissions`,
    records: `select id from invoices where company_id = $1 and stage = 'billed' order by id limit 100`,
    bareProgram: './bare-invoice-server.ts',
    measured: ofInvoices,
    grown: 'invoices',
  })
  const ofDraft = join(folder, 'drafts')
  await mkdir(ofDraft)
  const drafts = await firmFigures(ofDraft, stillOpen, {
    parts: ['firm', 'time', 'invoices'],
    counts: { people: PROJECTS, projects: PROJECTS, invoices: 3_000 },
    // A hundred entries of each project are on invoices.
    settings: { clients: 10, entries: 2_100 },
    tables: `users, employees, clients, targetables, projects, time_sheet_submissions, invoices, invoice_items,
             invoice_targetables`,
    records: 'select id from targetables where company_id = $1 order by id',
    bareProgram: './bare-draft-server.ts',
    measured: ofDrafts,
    grown: 'time',
  })
  return [...lists, ...drafts]
}
