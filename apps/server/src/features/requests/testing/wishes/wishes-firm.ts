import { randomUUID } from 'node:crypto'
import { approvals } from '@praxis/contract/requests/approvals'
import { createEmployee, type TestPerson } from '../../../../testing/people'
import type { Caller, TestServer } from '../../../../testing/test-server'
import { createRequestsFirm } from '../requests-firm'
import { WISH, type WishType, wishes, wishRequests } from './wish-contract'

interface NewWish {
  readonly words?: string
  readonly price?: number
  readonly from?: string
  readonly to?: string
  readonly corrects?: string
}

/** A firm in which people wish for things, and two of them manage assets. */
export const createWishesFirm = async (server: TestServer) => {
  const firm = await createRequestsFirm(server)
  const keepers = {
    keeper: await createEmployee(server, firm.company, { capabilities: ['canManageAssets'] }),
    otherKeeper: await createEmployee(server, firm.company, { capabilities: ['canManageAssets'] }),
    reporter: await createEmployee(server, firm.company, { capabilities: ['canManageReports'] }),
  }

  const wish = async (by: TestPerson, made: NewWish = {}): Promise<string> => {
    const id = randomUUID()
    const { words = 'A lamp', price = 100, from = '2026-11-03', to = from, corrects = null } = made
    await server.sql(
      `insert into wishes (company_id, id, employee_id, first_day, last_day, price, words, corrects)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [firm.company.id, id, by.employeeId, from, to, price, words, corrects],
    )
    return id
  }

  const submit = (by: TestPerson, wishIDs: string[], type: WishType = WISH, targetableID: string | null = null) =>
    by.call(wishes.submitWishes, { body: { type, wishIDs, targetableID } })

  const decide = (by: TestPerson, id: string, state: 'approved' | 'denied' | 'waitingForApproval', comment = '') =>
    by.call(wishRequests.decideRequest, { params: { id }, body: { state, comment } })

  return {
    ...firm,
    ...keepers,
    wish,
    /** Makes one wish; it has the request's id. */
    ask: async (by: TestPerson, made: NewWish = {}, type: WishType = WISH, targetableID: string | null = null) => {
      const id = await wish(by, made)
      await submit(by, [id], type, targetableID)
      return id
    },
    submitWishes: submit,
    decide,
    fulfil: (id: string) => server.sql('update wishes set is_fulfilled = true where id = $1', [id]),
    refusalOf: async (by: Caller, id: string, state: 'approved' | 'denied' | 'waitingForApproval', comment = '') =>
      (await by.refusal(approvals.decideRequest, { params: { id }, body: { state, comment } })).reason,
    inboxOf: (by: TestPerson, query: Parameters<typeof listQuery>[0] = {}) =>
      by.call(wishRequests.listApprovals, { query: listQuery(query) }),
    countsOf: (by: TestPerson) => by.call(wishRequests.countApprovals, {}),
    requestOf: (by: TestPerson, id: string) => by.call(wishRequests.getRequest, { params: { id } }),
    stateOf: async (id: string): Promise<unknown> =>
      (await server.sql('select state from wishes where id = $1', [id]))[0]?.state,
  }
}

interface Listed {
  readonly requestType?: WishType
  readonly page?: number
  readonly per?: number
  readonly groupBy?: 'employee' | 'entry'
  readonly sortOrder?: 'oldestFirst' | 'newestFirst'
  readonly search?: string
  readonly employeeID?: string
  readonly projectID?: string
  readonly projectLead?: 'me'
  readonly from?: string
  readonly to?: string
}
const listQuery = (query: Listed): Listed & { readonly requestType: WishType } => ({ requestType: WISH, ...query })

export type WishesFirm = Awaited<ReturnType<typeof createWishesFirm>>
