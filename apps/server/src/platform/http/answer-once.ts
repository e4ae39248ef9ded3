import { commitsAnyway, type Db, type Tx } from '../database/database'
import { type Answer, earlierAnswer, type IdempotentCall, lockCall, storedAnswer } from './idempotency'
import { isOverburdened } from './refusal-of-error'

interface OneCall {
  readonly call: IdempotentCall
  /** Whether to look for an earlier answer before the work, because it leaves something that a rollback does not take back. */
  readonly looksFirst: boolean
  readonly mutate: (work: (db: Tx) => Promise<Answer>) => Promise<Answer>
  readonly read: (work: (db: Db) => Promise<Answer | undefined>) => Promise<Answer | undefined>
  readonly work: (db: Tx) => Promise<Answer>
}

/** Ends the transaction of a repeated call without a trace; the answer is the first call's. */
class AnsweredBefore extends Error {}

/**
 * Of all calls with one key only one takes effect, and all get its answer. Nearly every call is the first with its key, so
 * it does not ask: it works, and the key is stored with its commit. There a second one waits for the first, breaks on the
 * key and is undone. Whatever refused it on the way may be the first one's doing, so an earlier answer goes before a refusal.
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
