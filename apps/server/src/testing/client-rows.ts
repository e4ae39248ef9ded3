import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server'

/** Inserts a client that this employee owns. */
export const insertClient = async (
  server: Pick<TestServer, 'sql'>,
  companyId: string,
  ownerId: string,
  { name = 'Northgate Water', currency = 'GBP' }: { readonly name?: string; readonly currency?: string } = {},
): Promise<string> => {
  const id = randomUUID()
  await server.sql(
    'insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, $3, $4, $5)',
    [companyId, id, name, ownerId, currency],
  )
  return id
}
