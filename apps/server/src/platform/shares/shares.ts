import { availableParallelism } from 'node:os'
import { Lane } from './lane'

/** What is scarce besides connections. Whoever needs it waits before they have a connection, which others would lack meanwhile. */
export interface Shares {
  /** Passwords are hashed, which takes a core each. */
  readonly hashing: Lane
  /** Files are copied, images decoded, with a connection in hand. */
  readonly uploads: Lane
}

const WAITING = { patienceMs: 20_000, waitingPerPerson: 100, waitingPerCompany: 1_000 }

export const sharesFor = (connections: number): Shares => {
  const third = Math.max(1, Math.floor(connections / 3))
  const hashes = Math.max(1, Math.min(third, availableParallelism()))
  return {
    // Those who are not signed in are one company, so it may take all places; its persons are addresses.
    hashing: new Lane({ name: 'hashing', places: hashes, perCompany: hashes, perPerson: hashes, ...WAITING }),
    uploads: new Lane({
      name: 'uploads',
      places: third,
      perCompany: Math.max(1, Math.ceil(third / 2)),
      perPerson: Math.max(1, Math.ceil(third / 2)),
      ...WAITING,
    }),
  }
}
