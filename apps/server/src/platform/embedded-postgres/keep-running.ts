import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster'
import { readPostmasterFile } from './postmaster-file'
import { processExists } from './process-state'

const lookEveryMs = 500
const pauseAfterFailureMs = 5_000
const leaveLooks = 6

/** Starts the server again on the same port should it die, so that the application's pool finds it where it was. */
export function keepRunning(cluster: Cluster, first: Postmaster): { stop(): Promise<void> } {
  let postmaster = first
  let restarting: Promise<void> | null = null
  let looksLeaving = 0
  const looking = setInterval(() => {
    if (restarting) return
    looksLeaving = isLeaving() ? looksLeaving + 1 : 0
    if (processExists(postmaster.pid) && looksLeaving < leaveLooks) return
    looksLeaving = 0
    restarting = restart().finally(() => {
      restarting = null
    })
  }, lookEveryMs)
  looking.unref()

  // A server that somebody else told to stop takes no new connections and waits for ours, which never end by
  // themselves.
  function isLeaving(): boolean {
    const file = readPostmasterFile(cluster.cluster)
    return file?.pid === postmaster.pid && file.status === 'stopping'
  }

  async function restart(): Promise<void> {
    cluster.log('PostgreSQL ended unexpectedly; starting it again')
    try {
      await stopPostmaster(cluster, postmaster)
      postmaster = await startPostmaster(cluster, { port: postmaster.port })
      cluster.log('PostgreSQL runs again')
    } catch (error) {
      cluster.log((error as Error).message)
      await wait(pauseAfterFailureMs)
    }
  }

  return {
    async stop() {
      clearInterval(looking)
      await restarting
      await stopPostmaster(cluster, postmaster)
    },
  }
}
