import { createHmac } from 'node:crypto'
import type { Columns } from '../database/columns'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { StartProblem } from '../start-problem'

export interface SealingKey {
  readonly id: string
  readonly bytes: Buffer
  /**
   * The table in which values of this key open in any place, the only one it sealed for; without it, only in their own
   * place.
   */
  readonly unboundIn?: string
}

/** The newest key comes first: it seals, and all of them open. */
export type SealingKeys = readonly [SealingKey, ...SealingKey[]]

const derived = (from: string | Buffer, purpose: string): Buffer => createHmac('sha256', from).update(purpose).digest()

const sealingKey = (text: string): SealingKey => {
  const bytes = derived(text, 'sealing key')
  return { id: derived(bytes, 'id').toString('hex').slice(0, 8), bytes }
}

/** The keys that are configured, and behind them those that are derived from the secret. */
export const sealingKeysFrom = (given: readonly string[], secret: string): SealingKeys => {
  const earlier = { id: 'earlier', bytes: derived(secret, 'second factor'), unboundIn: 'users' }
  const [newest, ...others] = [...given, secret].map(sealingKey)
  if (!newest) throw new Error('there is always a secret')
  return [newest, ...others, earlier]
}

/** Finds out at the start, rather than with the first value that cannot be opened, whether a key is missing. */
export const registerSealingKeys = async (database: Database, keys: SealingKeys): Promise<void> => {
  const inUse = await database.global<Columns<'sealing_keys', 'id'>>(sql`select id from sealing_keys order by id`)
  const missing = inUse.filter(({ id }) => !keys.some((key) => key.id === id)).map(({ id }) => id)
  if (missing.length > 0)
    throw new StartProblem(
      `Values in the database are sealed with a key that is missing (id ${missing.join(', ')}).`,
      'Put it back into SEALING_KEYS, behind the newer ones; docs/OPERATING.md says how keys are changed, and how to go on without one that is lost.',
    )
  await database.global(sql`insert into sealing_keys (id) values (${keys[0].id}) on conflict do nothing`)
}
