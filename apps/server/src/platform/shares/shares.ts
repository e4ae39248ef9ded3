import { availableParallelism } from 'node:os'
import { Lane } from './lane'

/** What is scarce besides connections. Whoever needs it waits before they have a connection, which others would lack meanwhile. */
export interface Shares {
  /** Passwords are hashed, which takes a core each. */
  readonly hashing: Lane
  /** Files are on their way in, from whoever may be slow to send them. */
  readonly receiving: Lane
  /** Files are copied, with a connection in hand. */
  readonly uploads: Lane
  /** Images are decoded, which takes a core and much memory each. */
  readonly images: Lane
  /** Large bodies are read, parsed and kept until their calls are answered. */
  readonly bodies: Lane
  /** Long rich text is cleaned in a thread. */
  readonly cleaning: Lane
  /** Documents are printed, in a thread each. */
  readonly printing: Lane
  /** Files of any number of rows are written, with a connection in hand. */
  readonly exports: Lane
  /** Documents and such files are made for a caller or on their way there, and take memory or disk until they have arrived. */
  readonly downloads: Lane
  /** Large answers are on their way to the caller, and take memory until they are there. */
  readonly answers: Lane
}

const WAITING = { patienceMs: 20_000, waitingPerPerson: 100, waitingPerCompany: 1_000 }

/** Whoever is slow to take what they asked for holds up nobody else: there is no waiting for them. */
const NO_WAITING = { patienceMs: 0, waitingPerPerson: 0, waitingPerCompany: 0 }

const half = (places: number): number => Math.max(1, Math.ceil(places / 2))

export const sharesFor = (connections: number): Shares => {
  const third = Math.max(1, Math.floor(connections / 3))
  const cores = availableParallelism()
  const hashes = Math.min(third, cores)
  // Beside the requests of everybody, for which there has to be a core.
  const besideRequests = Math.max(1, Math.floor(cores / 2))
  const exports = Math.min(third, 3)
  return {
    // Those who are not signed in are one company, so it may take all places; its persons are addresses.
    hashing: new Lane({ name: 'hashing', places: hashes, perCompany: hashes, perPerson: hashes, ...WAITING }),
    // Whoever is slow to send theirs holds places of their own only. There are many: room on the disk is kept apart.
    receiving: new Lane({
      name: 'receiving',
      places: 300,
      perCompany: 30,
      perPerson: 3,
      patienceMs: 20_000,
      waitingPerPerson: 10,
      waitingPerCompany: 60,
    }),
    uploads: new Lane({ name: 'uploads', places: third, perCompany: half(third), perPerson: half(third), ...WAITING }),
    images: new Lane({
      name: 'images',
      places: Math.min(third, besideRequests),
      perCompany: half(Math.min(third, besideRequests)),
      perPerson: 1,
      ...WAITING,
    }),
    // Parsed one after the other by the thread that answers everybody, a few hundredths of a second each.
    bodies: new Lane({ name: 'bodies', places: 48, perCompany: 6, perPerson: 2, ...WAITING }),
    cleaning: new Lane({
      name: 'cleaning',
      places: besideRequests,
      perCompany: half(besideRequests),
      perPerson: 1,
      ...WAITING,
    }),
    printing: new Lane({
      name: 'printing',
      places: besideRequests,
      perCompany: half(besideRequests),
      perPerson: 1,
      // A long document takes seconds, and nobody needs several at once.
      patienceMs: 45_000,
      waitingPerPerson: 3,
      waitingPerCompany: 20,
    }),
    exports: new Lane({
      name: 'exports',
      places: exports,
      perCompany: Math.min(exports, 2),
      perPerson: 1,
      patienceMs: 45_000,
      waitingPerPerson: 3,
      waitingPerCompany: 20,
    }),
    downloads: new Lane({
      name: 'downloads',
      places: 200,
      perCompany: 20,
      perPerson: 4,
      ...NO_WAITING,
    }),
    answers: new Lane({ name: 'answers', places: 1_000, perCompany: 100, perPerson: 16, ...NO_WAITING }),
  }
}
