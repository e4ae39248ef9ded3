/** Statuses default to 500 when none is given. */
export function errorStatus(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : 500
}

/** Whether the program itself failed: the server neither refused nor was out of reach. */
export function isFailure(error: unknown): boolean {
  const isRefusal = typeof error === 'object' && error !== null && 'reason' in error
  return !isRefusal && !(error instanceof Error && error.name === 'ConnectionError')
}

/** What may be said about an error: the words of a refusal, never the innards of a failure. */
export function errorText(error: unknown): string {
  const isKnown = error instanceof Error && !isFailure(error)
  return isKnown && error.message ? error.message : 'Something went wrong, try later'
}
