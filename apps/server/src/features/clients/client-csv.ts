import { formatDay } from '@praxis/domain/calendar/day'
import { csvAnswer } from '../../platform/csv/csv-answer'
import type { FileStore } from '../../platform/files/file-store'
import type { BinaryAnswer } from '../../platform/http/implement'
import type { ExportedClientRow } from './client-list.queries'

export const clientCsv = (files: FileStore, clients: AsyncIterable<ExportedClientRow[]>): Promise<BinaryAnswer> =>
  csvAnswer(files, 'clients', clients, [
    ['Client', (row) => row.name],
    ['State', (row) => (row.isActive ? 'active' : 'inactive')],
    ['Owner', (row) => row.owner],
    ['Currency', (row) => row.tradingCurrency],
    ['E-mail', (row) => row.email],
    ['Landline', (row) => row.landline],
    ['Mobile', (row) => row.mobile],
    ['Website', (row) => row.website],
    ['Address', (row) => [row.addressLine1, row.addressLine2].filter(Boolean).join(', ')],
    ['City', (row) => row.city],
    ['Postcode', (row) => row.postcode],
    ['Last updated', (row) => formatDay(row.updatedAt.slice(0, 10))],
  ])
