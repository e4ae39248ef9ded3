import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster'

const lookEveryMs = 500
const pauseAfterFailureMs = 5_000

/** Starts the server again, on the same port, should it die under us; the application's pool then finds it where it was. */
export function keepRunning(cluster: Cluster, first: Postmaster): { stop(): Promise<void> } {
  let postmaster = first
  let restarting: Promise<void> | null = null
  const looking = setInterval(() => {
    if (restarting || hasProcess(postmaster.pid)) return
    restarting = restart().finally(() => {
      restarting = null
    })
  }, lookEveryMs)
  looking.unref()

  async function restart(): Promise<void> {
    cluster.log('PostgreSQL ended unexpectedly; starting it again')
    try {
      postmaster = await startPostmaster(cluster, postmaster.port)
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

function hasProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
