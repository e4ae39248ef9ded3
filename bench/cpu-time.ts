import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const NANOSECONDS = 1e9

interface Lineage {
  readonly parent: number
  /** CPU of those children of the process that have ended. */
  readonly ofEndedChildren: number
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const gone = (pid: number) => new Error(`there is no process ${pid}`)

const lineageOf = (pid: number): Lineage | undefined => {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  // The second field is the program's name in parentheses, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const number = (field: number) => Number(fields[field - 3])
  return { parent: number(4), ofEndedChildren: (number(16) + number(17)) / TICKS_PER_SECOND }
}

/** Reads the scheduler's account of each thread, as clock ticks of 10 ms would be too coarse for these measurements. */
const ownSecondsOf = (pid: number): number => {
  let threads: string[]
  try {
    threads = readdirSync(`/proc/${pid}/task`)
  } catch {
    return 0
  }
  return threads
    .map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0] ?? 0) / NANOSECONDS)
    .reduce((sum, seconds) => sum + seconds, 0)
}

/** Seconds of CPU that a process has used so far, with all its threads. */
export const cpuSecondsOf = (pid: number): number => {
  if (!lineageOf(pid)) throw gone(pid)
  return ownSecondsOf(pid)
}

/** The same for a process with all its children, living and ended, such as a database server and its connections. */
export const cpuSecondsOfFamily = (parent: number): number => {
  const lineage = lineageOf(parent)
  if (!lineage) throw gone(parent)
  const ofLivingChildren = readdirSync('/proc')
    .map(Number)
    .filter((pid) => lineageOf(pid)?.parent === parent)
    .reduce((sum, pid) => sum + ownSecondsOf(pid), 0)
  return ownSecondsOf(parent) + lineage.ofEndedChildren + ofLivingChildren
}

export const parentOf = (pid: number): number => {
  const lineage = lineageOf(pid)
  if (!lineage) throw gone(pid)
  return lineage.parent
}
