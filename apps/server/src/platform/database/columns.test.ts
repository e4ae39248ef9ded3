import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const here = dirname(fileURLToPath(import.meta.url))
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** A query as features write them, and what it makes of its rows. */
const QUERY = `
import type { Columns, LeftJoined } from './columns'

type Row = Columns<'clients', 'id' | 'owner_id' | { line1: 'address_line1' }> & LeftJoined<Columns<'users', 'first_name'>>

declare const row: Row
export const ownerId: string = row.ownerId
export const line1: string = row.line1
export const firstName: string | null = row.firstName
`

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'praxis-columns-'))
  writeFileSync(join(folder, 'columns.ts'), readFileSync(join(here, 'columns.ts')))
})
afterAll(() => rmSync(folder, { recursive: true }))

const schema = readFileSync(join(here, 'schema.gen.ts'), 'utf8')

/** What the compiler says of the query with this schema. */
const compile = (changedSchema: string, query = QUERY): string => {
  writeFileSync(join(folder, 'schema.gen.ts'), changedSchema)
  writeFileSync(join(folder, 'query.ts'), query)
  const options = [
    '--noEmit',
    '--strict',
    '--pretty',
    'false',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--lib',
    'es2022',
    '--skipLibCheck',
  ]
  return spawnSync(process.execPath, [tsc, ...options, 'query.ts'], { cwd: folder, encoding: 'utf8' }).stdout
}

describe('a row in the words of a table', () => {
  it('compiles as the schema is', () => {
    expect(compile(schema)).toBe('')
  })

  it.each([
    ['a column is renamed', schema.replace('readonly owner_id: string', 'readonly holder_id: string'), 'owner_id'],
    [
      'a column that is read by another name is renamed',
      schema.replaceAll('readonly address_line1: string', 'readonly line1: string'),
      'address_line1',
    ],
    [
      'a column may be null from now on',
      schema.replaceAll('readonly owner_id: string\n', 'readonly owner_id: string | null\n'),
      "Type 'null' is not assignable to type 'string'",
    ],
    ['a table is renamed', schema.replace('readonly clients: {', 'readonly customers: {'), '"clients"'],
  ])('stops compiling when %s', (_, changed, words) => {
    expect(changed).not.toBe(schema)
    expect(compile(changed)).toContain(words)
  })

  it('says that a joined row may be missing', () => {
    expect(compile(schema, QUERY.replace('firstName: string | null', 'firstName: string'))).toContain("'null'")
  })
})
