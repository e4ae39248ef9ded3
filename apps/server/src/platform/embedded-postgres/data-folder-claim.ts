import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { giveToOwnerOfFolderSync } from '../folder-owner'
import { makeFolder } from '../make-folder'
import { StartProblem } from '../start-problem'
import { processBirth, processState } from './process-state'

export interface DataFolderClaim {
  release(): void
}

interface Claim {
  pid: number
  birth: string | null
  host: string
  address: string | null
  settled: boolean
}

const heartbeatMs = 5_000
const staleMs = 20_000
/** Becoming the owner takes a moment; a newcomer that hangs before it is one is named all the same. */
const longestNewcomerMs = 10_000

/**
 * Makes this process the only owner of a data folder. Every starting process writes a claim of its own and then looks
 * at all claims: one that finds itself alone owns the folder. Of several newcomers the one with the smallest name
 * stays, and the others step back until it is settled who owns the folder. No claim is ever taken over, so there is no
 * moment in which two can believe they won; the claim of a dead process is ignored.
 */
export async function claimDataFolder(dataDir: string, address: string | null): Promise<DataFolderClaim> {
  const folder = path.join(dataDir, 'running')
  makeFolder(folder)
  giveToOwnerOfFolderSync(folder)
  const name = `${String(process.pid).padStart(10, '0')}-${randomBytes(6).toString('hex')}.json`
  const own: Claim = {
    pid: process.pid,
    birth: processBirth(process.pid),
    host: os.hostname(),
    address,
    settled: false,
  }
  let isClaimed = false
  const withdraw = () => {
    rmSync(path.join(folder, name), { force: true })
    isClaimed = false
  }
  const waitedUntil = Date.now() + longestNewcomerMs
  try {
    for (;;) {
      const others = liveClaims(folder).filter((other) => other.name !== name)
      const owner = others.find(({ claim }) => claim.settled || Date.now() > waitedUntil)
      if (owner) throw alreadyRunning(owner.claim)
      if (others.length === 0 && isClaimed) break
      if (others.length === 0) {
        write(folder, name, own)
        isClaimed = true
        continue
      }
      if (others.some((other) => other.name < name)) withdraw()
      await wait(20)
    }
    write(folder, name, { ...own, settled: true })
  } catch (error) {
    withdraw()
    throw error
  }

  const heartbeat = setInterval(() => touch(path.join(folder, name)), heartbeatMs)
  heartbeat.unref()
  return {
    release() {
      clearInterval(heartbeat)
      rmSync(path.join(folder, name), { force: true })
    },
  }
}

function liveClaims(folder: string): { name: string; claim: Claim }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = path.join(folder, name)
      const claim = readClaim(file)
      if (claim && isLive(claim, file)) return [{ name, claim }]
      rmSync(file, { force: true })
      return []
    })
}

/** Null when the claim was withdrawn meanwhile, or torn by a power cut: either way its process is gone. */
function readClaim(file: string): Claim | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Claim
  } catch {
    return null
  }
}

function isLive(claim: Claim, file: string): boolean {
  // The claim is of another host or container on a shared volume, whose processes cannot be seen from here, only its
  // heartbeat.
  if (claim.host !== os.hostname()) return Date.now() - lastHeartbeat(file) < staleMs
  return processState(claim.pid) === 'alive' && processBirth(claim.pid) === claim.birth
}

function lastHeartbeat(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function alreadyRunning({ pid, host, address }: Claim): StartProblem {
  const where = [`process ${pid}`, host === os.hostname() ? null : `on ${host}`, address].filter(Boolean).join(', ')
  return new StartProblem(
    `Praxis already runs from this folder (${where}).`,
    'Stop it first, or start this one with another DATA_DIR and PORT.',
  )
}

function write(folder: string, name: string, claim: Claim): void {
  const unfinished = path.join(folder, `${name}.unfinished`)
  writeFileSync(unfinished, JSON.stringify(claim))
  giveToOwnerOfFolderSync(unfinished)
  renameSync(unfinished, path.join(folder, name))
}

function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The folder was removed while we run; the database will report that itself.
  }
}
