import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, variables } from './config'
import { serverFolder } from './server-folder'
import { StartProblem } from './start-problem'

const problemOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartProblem) return error.problem
    throw error
  }
  throw new Error('the configuration was accepted')
}

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, DATA_DIR: 'data', DEMO: true })
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/praxis'],
    ['DATABASE_APP_URL', 'praxis'],
    ['SMTP_URL', 'mail.example'],
    ['PUBLIC_URL', 'praxis.example'],
    ['PUBLIC_URL', 'https://praxis.example/?from=mail'],
    ['SECRET', 'short'],
    ['DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['DATABASE_POOL', '1'],
  ])('names %s when it is %s', (name, value) => {
    expect(problemOf({ [name]: value })).toContain(name)
  })

  it('names every wrong variable at once', () => {
    const problem = problemOf({ PORT: 'x', DEMO: 'x' })
    expect(problem).toContain('PORT')
    expect(problem).toContain('DEMO')
  })

  it('is listed in full in the operating manual', () => {
    const manual = readFileSync(join(serverFolder, '..', '..', 'docs', 'OPERATING.md'), 'utf8')
    const listed = [...manual.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name).sort()
    expect(listed).toEqual(Object.keys(variables).sort())
  })
})
