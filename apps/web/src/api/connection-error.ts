import type { OnUpload } from './fetch-with-progress'
import { noteServerTime } from './server-clock'

/** The call got no answer. Whether the server heard it is not known, so it may be repeated with the same key. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  constructor(cause: unknown) {
    super('Praxis can’t be reached. Check your connection and try again.', { cause })
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Fetches; a lost connection becomes a ConnectionError, a call aborted on purpose stays an AbortError. */
export async function fetchOrExplain(request: Request, onUpload?: OnUpload): Promise<Response> {
  try {
    // If the module that counts the progress cannot be loaded, the request is sent all the same.
    const counting = onUpload && (await import('./fetch-with-progress').catch(() => undefined))
    if (onUpload && counting) return await counting.fetchWithProgress(request, onUpload)
    const sentAt = Date.now()
    const response = await fetch(request)
    noteServerTime(response.headers.get('date'), sentAt, Date.now())
    return response
  } catch (error) {
    throw isAbort(error) ? error : new ConnectionError(error)
  }
}
