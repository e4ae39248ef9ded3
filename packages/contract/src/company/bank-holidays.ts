import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Day, Name } from '../protocol/values'
import { manages } from './company-collections'

export const BankHoliday = z
  .strictObject({
    /** A national bank holiday has its day as its id. */
    id: z.string(),
    date: Day,
    name: z.string(),
    /** Whether the company added the bank holiday, rather than the country. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'BankHoliday' })
export type BankHoliday = z.infer<typeof BankHoliday>

export const bankHolidayEndpoints = {
  listBankHolidays: endpoint({
    method: 'GET',
    path: '/companyManagement/bankHolidays',
    summary: 'List the company’s bank holidays: national ones it doesn’t work on, and its own',
    access: 'employee',
    query: z.strictObject({ fromDate: Day, toDate: Day }),
    response: listOf(BankHoliday),
  }),
  createBankHoliday: endpoint({
    method: 'POST',
    path: '/companyManagement/bankHolidays',
    summary: 'Add the company’s own bank holiday, or restore a national one',
    ...manages,
    body: z.strictObject({ date: Day, name: Name.max(120) }),
    response: BankHoliday,
    reasons: ['nameExists'],
  }),
  deleteBankHoliday: endpoint({
    method: 'DELETE',
    path: '/companyManagement/bankHolidays/{id}',
    summary: 'Delete the company’s own bank holiday; a national one, given by date, becomes a working day',
    ...manages,
    params: z.strictObject({ id: z.string().max(40) }),
    response: 'nothing',
    reasons: ['notFound'],
  }),
}
