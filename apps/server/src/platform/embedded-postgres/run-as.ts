import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

/** Under which account PostgreSQL's programs run: they refuse to run as root. */
export interface RunAs {
  label: string
  /** Who must own the database's files; null when that is the account that creates them. */
  fileOwner: { uid: number; gid: number } | null
  spawnOptions: { uid?: number; gid?: number }
  commandLine(program: string, args: string[]): [string, string[]]
}

interface Account {
  name: string
  uid: number
  gid: number
}

export const asOurselves: RunAs = {
  label: 'this user',
  fileOwner: null,
  spawnOptions: {},
  commandLine: (program, args) => [program, args],
}

export function asAccount({ name, uid, gid }: Account): RunAs {
  return {
    label: name,
    fileOwner: { uid, gid },
    spawnOptions: { uid, gid },
    commandLine: (program, args) => [program, args],
  }
}

/** We keep our files and rights, yet look like an ordinary account, so that folders only we may enter can be used. */
export function inUserNamespace(): RunAs | null {
  const account = serviceAccounts()[0]
  if (process.platform !== 'linux' || !account) return null
  const mapping = ['--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`, '--']
  return {
    label: `this user, seen as ${account.name} in a user namespace`,
    fileOwner: process.getuid?.() === 0 ? { uid: 0, gid: 0 } : null,
    spawnOptions: {},
    commandLine: (program, args) => ['unshare', [...mapping, program, ...args]],
  }
}

export function serviceAccounts(): Account[] {
  return ['postgres', '_postgres', 'nobody'].flatMap((name) => {
    const [uid, gid] = [outputOf('id', ['-u', name]), outputOf('id', ['-g', name])]
    return uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

/** The account whose home the folder lies in, when root works in somebody's clone. */
export function nearestOwner(folder: string): Account | null {
  const { uid, gid } = statSync(folder)
  if (uid !== 0) {
    const name = outputOf('id', ['-un', String(uid)])
    return name ? { name, uid, gid } : null
  }
  const parent = path.dirname(folder)
  return parent === folder ? null : nearestOwner(parent)
}

export function canEnter(runAs: RunAs, folder: string): boolean {
  return succeeds(runAs, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])
}

export function canRun(runAs: RunAs, program: string): boolean {
  return succeeds(runAs, program, ['--version'])
}

function succeeds(runAs: RunAs, program: string, args: string[]): boolean {
  const [command, commandArgs] = runAs.commandLine(program, args)
  return spawnSync(command, commandArgs, { ...runAs.spawnOptions, cwd: '/', stdio: 'ignore' }).status === 0
}

function outputOf(command: string, args: string[]): string | null {
  const result = spawnSync(command, args, { encoding: 'utf8' })
  return result.status === 0 ? result.stdout.trim() : null
}
