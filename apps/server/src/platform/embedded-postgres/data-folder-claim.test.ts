import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimDataFolder, type DataFolderClaim } from './data-folder-claim'
import { processBirth } from './process-state'

let dataDir: string
let claims: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'praxis-claim-'))
  claims = path.join(dataDir, 'running')
  mkdirSync(claims)
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** The claim of another process that lives: the one that started the tests. */
function lay(name: string, address: string, settled: boolean): void {
  const claim = { pid: process.ppid, birth: processBirth(process.ppid), host: os.hostname(), address, settled }
  const unfinished = path.join(claims, 'unfinished')
  writeFileSync(unfinished, JSON.stringify(claim))
  renameSync(unfinished, path.join(claims, name))
}

const outcomeOf = (claim: Promise<DataFolderClaim>): Promise<string> =>
  claim.then(
    ({ release }) => {
      release()
      return 'owner'
    },
    (error: Error) => error.message,
  )

it('names the owner, not a newcomer that lost to it as well', async () => {
  lay('0.json', 'newcomer', false)
  const outcome = outcomeOf(claimDataFolder(dataDir, null))
  lay('9.json', 'owner', true)
  rmSync(path.join(claims, '0.json'))
  expect(await outcome).toContain('owner')
  expect(readdirSync(claims)).toEqual(['9.json'])
})

it('is the owner when every other newcomer stepped back', async () => {
  lay('0.json', 'newcomer', false)
  const outcome = outcomeOf(claimDataFolder(dataDir, null))
  rmSync(path.join(claims, '0.json'))
  expect(await outcome).toBe('owner')
})
