import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'

export type ProcessState = 'dead' | 'zombie' | 'alive'

export function processState(pid: number): ProcessState {
  if (!processExists(pid)) return 'dead'
  if (process.platform === 'win32') return 'alive'
  const letter = process.platform === 'linux' ? linuxStat(pid)?.[0] : output('ps', ['-o', 'stat=', '-p', String(pid)])
  if (letter?.startsWith('Z')) return 'zombie'
  // Nothing could be read: the process ended meanwhile, or belongs to somebody whose processes are hidden.
  return letter || processExists(pid) ? 'alive' : 'dead'
}

export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** When the process began, in the system's terms: with the pid it identifies a process even if the number is reused. */
export function processBirth(pid: number): string | null {
  if (process.platform === 'linux') return linuxStat(pid)?.[19] ?? null
  if (process.platform === 'win32') {
    const query = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`
    return output('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', query])
  }
  return output('ps', ['-o', 'lstart=', '-p', String(pid)])
}

/** Whether a live process works in this folder, as a postmaster does in its cluster; null where the system does not tell. */
export function worksInFolder(pid: number, folder: string): boolean | null {
  const expected = statSync(folder)
  try {
    const workingFolder = process.platform === 'linux' ? `/proc/${pid}/cwd` : darwinWorkingFolder(pid)
    if (!workingFolder) return null
    const actual = statSync(workingFolder)
    return actual.dev === expected.dev && actual.ino === expected.ino
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES' || process.platform !== 'linux') return null
    // We may not look into this process; a process of somebody who does not own the folder cannot be its postmaster
    // either.
    return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid === expected.uid ? null : false
  }
}

export function programName(pid: number): string | null {
  if (process.platform === 'win32') return output('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'])
  return output('ps', ['-o', 'comm=', '-p', String(pid)])
}

/** The pids of all processes of that name; null where the system does not tell. */
export function processesNamed(program: string): number[] | null {
  if (process.platform === 'win32') return null
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.filter((pid) => linuxName(pid) === program).map(Number)
  }
  const listing = output('ps', ['-axo', 'pid=,comm='])
  const lines = listing?.split('\n').filter((line) => line.endsWith(program))
  return lines?.map((line) => Number.parseInt(line, 10)) ?? null
}

function linuxName(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}

/** The fields of /proc/<pid>/stat after the command, whose name may itself contain blanks and brackets. */
function linuxStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

function darwinWorkingFolder(pid: number): string | null {
  if (process.platform !== 'darwin') return null
  const listing = output('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'])
  return (
    listing
      ?.split('\n')
      .find((line) => line.startsWith('n'))
      ?.slice(1) ?? null
  )
}

function output(command: string, args: string[]): string | null {
  const result = spawnSync(command, args, { encoding: 'utf8', windowsHide: true })
  return result.status === 0 ? result.stdout.trim() || null : null
}
