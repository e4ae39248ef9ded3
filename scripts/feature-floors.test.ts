import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRepository, programs } from './repository.mjs'

interface Violation {
  readonly rule: { readonly name: string }
  readonly from: string
  readonly to: string
}

const WEB = 'apps/web/src/features'
const SERVER = 'apps/server/src/features'

/** A small project with features on several floors, with imports in every direction. */
const files = {
  'tsconfig.json': '{}',
  [`${WEB}/tasks/tasks.queries.ts`]: `export const one = 1\nexport type One = 1\n`,
  [`${WEB}/projects/value.ts`]: `export { one } from '../tasks/tasks.queries'\n`,
  [`${WEB}/projects/type.ts`]: `import type { One } from '../tasks/tasks.queries'\nexport type Two = One\n`,
  [`${WEB}/projects/late.ts`]: `export const late = () => import('../tasks/tasks.queries')\n`,
  [`${WEB}/projects/some.test.ts`]: `import '../tasks/tasks.queries'\n`,
  [`${WEB}/timers/downwards.ts`]: `export { one } from '../tasks/tasks.queries'\n`,
  [`${WEB}/novelties/some.ts`]: `import './other'\n`,
  [`${WEB}/novelties/other.ts`]: '',
  [`${SERVER}/tasks/tasks.queries.ts`]: `import '../time-sheets/time-sheets.queries'\n`,
  [`${SERVER}/time-sheets/time-sheets.queries.ts`]: '',
  [`${SERVER}/time-reports/downwards.ts`]: `import '../time-sheets/time-sheets.queries'\n`,
  [`${SERVER}/novelties/some.ts`]: `import './other'\n`,
  [`${SERVER}/novelties/other.ts`]: '',
}

let house: string
let violations: readonly Violation[]

beforeAll(async () => {
  house = mkdtempSync(path.join(tmpdir(), 'praxis-floors-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
    writeFileSync(path.join(house, file), text)
  }
  const config = inRepository('.dependency-cruiser.cjs')
  const args = [inRepository(programs.depcruise), '--config', config, '--output-type', 'json', 'apps']
  // The command's exit code is the number of violations.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: house }).catch((ended) => ended)
  violations = JSON.parse(stdout).summary.violations
})

afterAll(() => rmSync(house, { recursive: true }))

const importersFailing = (rule: string) =>
  violations
    .filter(({ rule: { name } }) => name === rule)
    .map(({ from }) => from)
    .sort()

it('an import upwards fails between features, of a value as of a type, at once as late, and none other does', () => {
  expect(importersFailing('features-import-only-those-below')).toEqual([
    `${SERVER}/tasks/tasks.queries.ts`,
    `${WEB}/projects/late.ts`,
    `${WEB}/projects/type.ts`,
    `${WEB}/projects/value.ts`,
  ])
})

it('a feature without a floor fails', () => {
  expect(importersFailing('every-feature-has-a-floor')).toEqual([
    `${SERVER}/novelties/some.ts`,
    `${WEB}/novelties/some.ts`,
  ])
})
