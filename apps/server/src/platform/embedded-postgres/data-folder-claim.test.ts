import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimDataFolder } from './data-folder-claim'
import { processBirth } from './process-state'

let dataDir: string
let claims: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'praxis-claim-'))
  claims = path.join(dataDir, 'running')
  mkdirSync(claims)
})

afterEach(() => rmSync(dataDir, { recursive: true }))

function layDown(claim: object, name = '0000000001-other.json'): string {
  const file = path.join(claims, name)
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: os.hostname(), address: null, settled: true, ...claim }))
  return file
}

it('is free again once released', async () => {
  const first = await claimDataFolder(dataDir, null)
  await expect(claimDataFolder(dataDir, null)).rejects.toThrow(`process ${process.pid}`)
  first.release()
  const second = await claimDataFolder(dataDir, null)
  second.release()
  expect(readdirSync(claims)).toEqual([])
})

it('goes to exactly one of many in the same moment', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => claimDataFolder(dataDir, null)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(readdirSync(claims)).toHaveLength(1)
})

it('takes no notice of a dead process whose number is in use again', async () => {
  layDown({ birth: 'long ago' })
  await expect(claimDataFolder(dataDir, null)).resolves.toBeDefined()
  expect(readdirSync(claims)).toHaveLength(1)
})

it('takes no notice of a claim torn by a power cut', async () => {
  writeFileSync(path.join(claims, '0000000001-torn.json'), '')
  await expect(claimDataFolder(dataDir, null)).resolves.toBeDefined()
})

it('respects a live process', async () => {
  layDown({ birth: processBirth(process.pid), address: 'http://localhost:3000' })
  await expect(claimDataFolder(dataDir, null)).rejects.toThrow(`(process ${process.pid}, http://localhost:3000)`)
})

it('respects another host on a shared volume for as long as its heart beats', async () => {
  const file = layDown({ host: 'elsewhere', pid: 4 })
  await expect(claimDataFolder(dataDir, null)).rejects.toThrow('(process 4, on elsewhere)')
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(file, aMinuteAgo, aMinuteAgo)
  await expect(claimDataFolder(dataDir, null)).resolves.toBeDefined()
})

it('names the owner, not a newcomer that lost to it as well', async () => {
  const birth = processBirth(process.pid)
  const newcomer = layDown({ birth, address: 'newcomer', settled: false })
  const refused = expect(claimDataFolder(dataDir, null)).rejects.toThrow(`(process ${process.pid}, owner)`)
  layDown({ birth, address: 'owner' }, '9999999999-owner.json')
  rmSync(newcomer)
  await refused
  expect(readdirSync(claims)).toEqual(['9999999999-owner.json'])
})

it('goes to who waited for a newcomer that stepped back', async () => {
  const newcomer = layDown({ birth: processBirth(process.pid), settled: false })
  const claim = claimDataFolder(dataDir, null)
  rmSync(newcomer)
  await expect(claim).resolves.toBeDefined()
})
