// Runs the built server on a database of its own, thrown away afterwards: journeys never touch the data folder.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { urlInRepository } from './repository.mjs'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'praxis-journeys-'))
process.env.DATA_DIR = dataDir
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
await import(urlInRepository('apps/server/dist/main.js'))
