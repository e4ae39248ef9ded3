import { createHmac } from 'node:crypto'
import { StartProblem } from '../start-problem'
import { connectAsOwner } from './connect-as-owner'

const checkOf = (secret: string): string => createHmac('sha256', secret).update('praxis installation').digest('base64')

/** Second factors are sealed with the secret: under another one, people who have one could not sign in any more. */
export const assertSameSecret = async (ownerUrl: string, secret: string): Promise<void> => {
  const client = await connectAsOwner(ownerUrl)
  try {
    await client.query('insert into installation (secret_check) values ($1) on conflict do nothing', [checkOf(secret)])
    const { rows } = await client.query('select secret_check from installation')
    if (rows[0].secret_check !== checkOf(secret))
      throw new StartProblem(
        'The secret is not the one this database was set up with.',
        'Set SECRET to the former value, or put the file `secret` back into DATA_DIR. If it is lost, docs/OPERATING.md says how to go on without it.',
      )
  } finally {
    await client.end()
  }
}
