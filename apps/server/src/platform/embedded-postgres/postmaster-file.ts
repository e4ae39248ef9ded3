import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { processesNamed, processState, programName, worksInFolder } from './process-state'

/** What a running postmaster writes about itself into its cluster. */
export interface PostmasterFile {
  pid: number
  folder: string
  port: number
  status: 'starting' | 'stopping' | 'ready' | 'standby' | ''
}

export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const lines = readFileSync(fileIn(cluster), 'utf8').split('\n')
    const status = (lines[7] ?? '').trim() as PostmasterFile['status']
    return { pid: Math.abs(Number(lines[0])), folder: lines[1] ?? '', port: Number(lines[3] ?? 0), status }
  } catch {
    return null
  }
}

/** The live postmaster of exactly this cluster; a file left behind by a dead one is made harmless. */
export function findLivePostmaster(cluster: string): PostmasterFile | null {
  const found = readPostmasterFile(cluster)
  if (!found) return null
  if (!found.pid) {
    // A power cut left the file torn: it names no process, and PostgreSQL would refuse to start beside it.
    if (isOpenToNobody(cluster)) rmSync(fileIn(cluster), { force: true })
    return null
  }
  const state = processState(found.pid)
  // PostgreSQL itself replaces the file of a dead process.
  if (state === 'dead') return null
  if (state === 'alive' && isPostmasterOf(found, cluster)) return found
  // The process is a zombie that nobody reaps, or a stranger with the same number: PostgreSQL would take either for a
  // live server. The cluster's shared memory still keeps a second server out while any backend of the first is alive.
  rmSync(fileIn(cluster), { force: true })
  return null
}

function isPostmasterOf({ pid, folder }: PostmasterFile, cluster: string): boolean {
  const works = worksInFolder(pid, cluster)
  if (works !== null) return works
  if (path.resolve(folder) !== path.resolve(cluster)) return false
  const program = programName(pid)
  return program === null || program.includes('postgres')
}

/** Where the system does not tell, somebody may have the cluster open. */
function isOpenToNobody(cluster: string): boolean {
  const running = processesNamed('postgres')
  return running?.every((pid) => processState(pid) !== 'alive' || worksInFolder(pid, cluster) === false) ?? false
}

function fileIn(cluster: string): string {
  return path.join(cluster, 'postmaster.pid')
}
