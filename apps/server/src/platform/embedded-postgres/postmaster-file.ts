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
    // Torn by a power cut: it names nobody, and PostgreSQL would refuse to start beside it.
    if (isOpenToNobody(cluster)) rmSync(fileIn(cluster), { force: true })
    return null
  }
  const state = processState(found.pid)
  // PostgreSQL itself replaces the file of a dead process.
  if (state === 'dead') return null
  if (state === 'alive' && isPostmasterOf(found, cluster)) return found
  // A zombie that nobody reaps, or a stranger that got the same number: PostgreSQL would take either for a live server. The shared
  // memory of the cluster still keeps a second one out while any backend of the first is alive.
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

/** Where it cannot be known, somebody may have it open. */
function isOpenToNobody(cluster: string): boolean {
  const running = processesNamed('postgres')
  return running?.every((pid) => processState(pid) !== 'alive' || worksInFolder(pid, cluster) === false) ?? false
}

function fileIn(cluster: string): string {
  return path.join(cluster, 'postmaster.pid')
}
