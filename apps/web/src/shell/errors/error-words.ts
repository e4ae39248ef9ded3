/** Statuses default to 500 when none is given. */
export function errorStatus(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : 500
}

/** What may be said about an error: the words of a refusal, never the innards of a failure. */
export function errorText(error: unknown): string {
  const isRefusal = typeof error === 'object' && error !== null && 'reason' in error
  const isKnown = error instanceof Error && (isRefusal || error.name === 'ConnectionError')
  return isKnown && error.message ? error.message : 'Something went wrong, try later'
}
