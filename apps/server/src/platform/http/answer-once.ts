import { commitsAnyway, type Db, type Tx } from '../database/database'
import { type Answer, earlierAnswer, type IdempotentCall, lockCall, storedAnswer } from './idempotency'
import { isOverburdened } from './refusal-of-error'

interface OneCall {
  readonly call: IdempotentCall
  /** Whether to look for an earlier answer before the work, as a rollback does not undo all that the work does. */
  readonly looksFirst: boolean
  readonly mutate: (work: (db: Tx) => Promise<Answer>) => Promise<Answer>
  readonly read: (work: (db: Db) => Promise<Answer | undefined>) => Promise<Answer | undefined>
  readonly work: (db: Tx) => Promise<Answer>
}

/** Rolls back the transaction of a repeated call, which gets the first call's answer. */
class AnsweredBefore extends Error {}

/**
 * Of all calls with one key only one takes effect, and all get its answer. Nearly every call is the first with its key,
 * so it does not ask: it works, and the key is stored with its commit. There a second call waits for the first, fails
 * on the key and is rolled back. A refusal on the way may be due to the first call, so an earlier answer takes
 * precedence over it.
 */
export const answerOnce = async ({ call, looksFirst, mutate, read, work }: OneCall): Promise<Answer> => {
  try {
    return await mutate(async (db) => {
      if (looksFirst) {
        await lockCall(db, call)
        const earlier = await earlierAnswer(db, call)
        if (earlier) return earlier
      }
      const answer = await work(db).catch(async (error) => {
        if (commitsAnyway(error) && (await earlierAnswer(db, call))) throw new AnsweredBefore()
        throw error
      })
      db.keepAnswer(storedAnswer(call, answer))
      return answer
    })
  } catch (error) {
    if (isOverburdened(error)) throw error
    const earlier = await read((db) => earlierAnswer(db, call))
    if (earlier) return earlier
    throw error
  }
}
