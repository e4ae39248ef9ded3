import { readdirSync, readFileSync } from 'node:fs'

interface ProcessTimes {
  readonly parent: number
  /** User and system time of the process, in clock ticks. */
  readonly own: number
  /** The same of its children that have ended. */
  readonly ofEndedChildren: number
}

const timesOf = (pid: number): ProcessTimes | undefined => {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // The second field is the program's name in parentheses, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const number = (field: number) => Number(fields[field - 3])
  return { parent: number(4), own: number(14) + number(15), ofEndedChildren: number(16) + number(17) }
}

const TICKS_PER_SECOND = 100

/** Seconds of CPU that a process has used so far, with all its threads. */
export const cpuSecondsOf = (pid: number): number => {
  const times = timesOf(pid)
  if (!times) throw new Error(`there is no process ${pid}`)
  return times.own / TICKS_PER_SECOND
}

/** The same for a process with all its children, living and ended: a database server and its connections. */
export const cpuSecondsOfFamily = (parent: number): number => {
  const times = timesOf(parent)
  if (!times) throw new Error(`there is no process ${parent}`)
  const ofLivingChildren = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .reduce((sum, child) => (child?.parent === parent ? sum + child.own : sum), 0)
  return (times.own + times.ofEndedChildren + ofLivingChildren) / TICKS_PER_SECOND
}

export const parentOf = (pid: number): number => {
  const times = timesOf(pid)
  if (!times) throw new Error(`there is no process ${pid}`)
  return times.parent
}
