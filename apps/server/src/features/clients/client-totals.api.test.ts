import { clients } from '@praxis/contract/clients/clients'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { type ClientsFirm, createClientsFirm } from './testing/clients-world'

describe('the number of clients', () => {
  let server: TestServer
  let firm: ClientsFirm

  beforeAll(async () => {
    server = await startTestServer()
    firm = await createClientsFirm(server)
  })

  const totalOf = async (filter: { state?: 'active' | 'inactive'; search?: string }) =>
    (await firm.manager.call(clients.listClientsPaginated, { body: { filter } })).metadata.total

  /** The counts that the lists give, and those of the tables. */
  const totals = async () => {
    const [row] = await server.sql<{ all: number; active: number }>(
      `select count(*)::integer as all, (count(*) filter (where is_active))::integer as active
       from clients where company_id = $1`,
      [firm.company.id],
    )
    expect([await totalOf({}), await totalOf({ state: 'active' }), await totalOf({ state: 'inactive' })]).toEqual([
      row?.all,
      row?.active,
      (row?.all ?? 0) - (row?.active ?? 0),
    ])
    return [row?.all, row?.active]
  }

  it('is kept as they come, are put to rest and go', async () => {
    expect(await totals()).toEqual([0, 0])
    const [first] = [await firm.add('Ashdown'), await firm.add('Birch'), await firm.add('Cedar')]
    expect(await totals()).toEqual([3, 3])
    await firm.manager.call(clients.updateClientDetails, { params: { id: first.id }, body: { isActive: false } })
    expect(await totals()).toEqual([3, 2])
    await firm.manager.call(clients.deleteClient, { params: { id: first.id } })
    expect(await totals()).toEqual([2, 2])
  })

  it('is right when many come at once, and when some are taken back', async () => {
    const [all = 0, active = 0] = await totals()
    await Promise.all(Array.from({ length: 30 }, (_, index) => firm.add(`At once ${index}`)))
    await server.sql('begin')
    await server.sql('delete from clients where company_id = $1', [firm.company.id])
    await server.sql('rollback')
    expect(await totals()).toEqual([all + 30, active + 30])
  })

  it('counts only what is found when something is looked for', async () => {
    await firm.add('Dogwood')
    expect(await totalOf({ search: 'dogw' })).toBe(1)
  })
})
