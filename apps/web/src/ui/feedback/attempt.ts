import { messageOf } from './message-of'
import { showError, showSuccess } from './snackbar'

/** Waits for work that no form shows: a snackbar says that it is done, or why it failed. Tells whether it is done. */
export async function attempt(work: Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await work
  } catch (error) {
    showError(messageOf(error))
    return false
  }
  if (done) showSuccess(done)
  return true
}
