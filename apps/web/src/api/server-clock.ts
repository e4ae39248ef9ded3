const DATE_HEADER_MS = 1000

/** How far the server's clock may be ahead of this computer's, in milliseconds. */
interface Bounds {
  readonly least: number
  readonly most: number
}

let bounds: Bounds | undefined

/** Every answer says when it was made, to the second: it narrows down how far the two clocks are apart. */
export function noteServerTime(date: string | null, sentAt: number, receivedAt: number): void {
  const answeredAt = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(answeredAt)) return
  const seen = { least: answeredAt - receivedAt, most: answeredAt + DATE_HEADER_MS - sentAt }
  const narrowed = bounds && { least: Math.max(bounds.least, seen.least), most: Math.min(bounds.most, seen.most) }
  // Bounds that contradict each other mean that one of the clocks has been set in between.
  bounds = narrowed && narrowed.least <= narrowed.most ? narrowed : seen
}

/** The time by the server's clock: this computer's own clock as long as it is within the bounds. */
export function serverNow(): number {
  const now = Date.now()
  if (!bounds) return now
  return now + Math.min(Math.max(0, bounds.least), bounds.most)
}

export function forgetServerTime(): void {
  bounds = undefined
}
