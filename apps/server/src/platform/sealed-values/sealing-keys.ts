import { createHmac } from 'node:crypto'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { StartProblem } from '../start-problem'

export interface SealingKey {
  readonly id: string
  readonly bytes: Buffer
  /** What it sealed opens everywhere in a table, the only one it sealed for; without it, in its own place alone. */
  readonly unboundIn?: string
}

/** The newest first: it seals, all of them open. */
export type SealingKeys = readonly [SealingKey, ...SealingKey[]]

const derived = (from: string | Buffer, purpose: string): Buffer => createHmac('sha256', from).update(purpose).digest()

const sealingKey = (text: string): SealingKey => {
  const bytes = derived(text, 'sealing key')
  return { id: derived(bytes, 'id').toString('hex').slice(0, 8), bytes }
}

/** Those that are set, and behind them the ones that follow from the secret. */
export const sealingKeysFrom = (given: readonly string[], secret: string): SealingKeys => {
  const earlier = { id: 'earlier', bytes: derived(secret, 'second factor'), unboundIn: 'users' }
  const [newest, ...others] = [...given, secret].map(sealingKey)
  if (!newest) throw new Error('there is always a secret')
  return [newest, ...others, earlier]
}

/** Finds out now, rather than with the first value that nobody can read, whether a key is missing. */
export const registerSealingKeys = async (database: Database, keys: SealingKeys): Promise<void> => {
  const inUse = await database.global<{ id: string }>(sql`select id from sealing_keys order by id`)
  const missing = inUse.filter(({ id }) => !keys.some((key) => key.id === id)).map(({ id }) => id)
  if (missing.length > 0)
    throw new StartProblem(
      `Values in the database are sealed with a key that is missing (id ${missing.join(', ')}).`,
      'Put it back into SEALING_KEYS, behind the newer ones; docs/OPERATING.md says how keys are changed, and how to go on without one that is lost.',
    )
  await database.global(sql`insert into sealing_keys (id) values (${keys[0].id}) on conflict do nothing`)
}
