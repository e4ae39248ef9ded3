import { readdirSync, readFileSync } from 'node:fs'

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

const figureIn = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)

/** Memory in MB that belongs to a process alone: nothing that it shares or that lies on the disk. */
export const memoryOf = (pid: number): number => figureIn(statusOf(pid), 'RssAnon') / 1024

/** The memory of each process that a process has started. */
const memoriesOfChildren = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statusOf(Number(name)))
    .filter((status) => figureIn(status, 'PPid') === parent)
    .map((status) => figureIn(status, 'RssAnon') / 1024)

/** The memory of a process and all that it has started. */
export const memoryOfFamily = (parent: number): number =>
  memoriesOfChildren(parent).reduce((sum, memory) => sum + memory, memoryOf(parent))

/** The memory of the largest process that a process has started. */
export const memoryOfLargestChild = (parent: number): number => Math.max(0, ...memoriesOfChildren(parent))
