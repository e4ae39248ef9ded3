import { availableParallelism } from 'node:os'
import { Lane } from './lane'

/** The lanes of scarce resources. A call waits there before it takes a connection, which others would lack. */
export interface Shares {
  /** For hashing passwords, which takes a core each. */
  readonly hashing: Lane
  /** For files on their way in, which may be slow. */
  readonly receiving: Lane
  /** For copying files, while a connection is held. */
  readonly uploads: Lane
  /** For decoding images, which takes a core and much memory each. */
  readonly images: Lane
  /** For large bodies, which are read, parsed and kept until their calls are answered. */
  readonly bodies: Lane
  /** For cleaning long rich text in a thread. */
  readonly cleaning: Lane
  /** For printing documents, in a thread each. */
  readonly printing: Lane
  /** For writing files of any number of rows, while a connection is held. */
  readonly exports: Lane
  /** For documents and such files until they have reached the caller, as they take memory or disk meanwhile. */
  readonly downloads: Lane
  /** For large answers until they have reached the caller, as they take memory meanwhile. */
  readonly answers: Lane
}

const WAITING = { patienceMs: 20_000, waitingPerPerson: 100, waitingPerCompany: 1_000 }

/** A caller who is slow to take what they asked for holds up nobody else, as there is no waiting for these lanes. */
const NO_WAITING = { patienceMs: 0, waitingPerPerson: 0, waitingPerCompany: 0 }

const half = (places: number): number => Math.max(1, Math.ceil(places / 2))

export const sharesFor = (connections: number): Shares => {
  const third = Math.max(1, Math.floor(connections / 3))
  const cores = availableParallelism()
  const hashes = Math.min(third, cores)
  // Half of the cores are left to everybody's requests.
  const besideRequests = Math.max(1, Math.floor(cores / 2))
  const exports = Math.min(third, 3)
  return {
    // Callers who are not signed in are one company, so a company may take all places; its persons are addresses.
    hashing: new Lane({ name: 'hashing', places: hashes, perCompany: hashes, perPerson: hashes, ...WAITING }),
    // A caller who is slow to send files holds only places of their own. There are many places, as room on the disk is
    // limited elsewhere.
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
    // Bodies are parsed one after the other by the thread that answers everybody, in a few hundredths of a second each.
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
