import pg from 'pg'
import { parentOf } from '../cpu-time'
import type { LoadRequest } from '../load'
import type { StillOpen } from '../still-open'
import { listeningProcess } from './listening-process'
import type { Peer, PeerAddress, Work } from './peer'

/** A system that is filled and running, with the processes whose CPU counts. */
export interface Participant {
  readonly name: string
  readonly url: string
  readonly pid: number
  readonly databasePid: number
  readonly requestOf: (work: Work) => (index: number) => LoadRequest
}

export const joinPeer = async (
  name: string,
  peer: Peer,
  address: PeerAddress,
  stillOpen: StillOpen,
): Promise<Participant> => {
  const database = new pg.Client({ connectionString: address.database })
  await database.connect()
  stillOpen.add(() => database.end())
  await peer.fill(address, database)
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  const requests = await peer.requests(address, database)
  return {
    ...{ name, url: address.url, pid: listeningProcess(address.url), databasePid: parentOf(rows[0]?.pid ?? 0) },
    requestOf: (work) => requests[work],
  }
}
