import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { check } from './check.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensureBrowser } from './find-browser.mjs'
import { inRepository, runNode } from './repository.mjs'
import { commandsOf, reports } from './test-commands.mjs'

const commands = commandsOf(process.argv.slice(2))
const { env } = commands
const results = []

await ensureInstalled()
ensureBrowser()
rmSync(inRepository('test-results'), { recursive: true, force: true })
mkdirSync(inRepository('test-results'), { recursive: true })

if (commands.checks) await step('Checks', check)
await step('Build', build)
await step('Unit and API tests', vitest)
await step('Journeys in the browser', journeys)

console.log()
for (const { name, passed, failed, seconds, failures = [] } of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  // Failures are named once more at the end: whoever reads only the end of a long log must not run it all again.
  for (const { test, message } of failures) console.log(`       ${test}\n         ${message}`)
}
const failed = sum('failed')
console.log(`${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function step(name, run) {
  console.log(`\n== ${name}\n`)
  const start = Date.now()
  const counts = await run()
  results.push({ name, ...counts, seconds: Math.round((Date.now() - start) / 1000) })
}

async function build() {
  const { code } = await runNode(['scripts/build.mjs'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest() {
  const { code } = await runNode(commands.vitest, { env })
  return counted(code, reports.vitest, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: [...testResults.flatMap(failedInFile), ...unhandledErrors()],
  }))
}

async function journeys() {
  const { code } = await runNode(commands.journeys, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: inRepository(reports.journeys) },
  })
  return counted(code, reports.journeys, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failedInSuite),
  }))
}

/** A crash leaves none behind. */
function unhandledErrors() {
  const file = inRepository(reports.unhandled)
  if (!existsSync(file)) return [failure(['vitest'], 'It ended before it could say why.')]
  return JSON.parse(readFileSync(file, 'utf8')).map(({ test, message }) => failure([test], message))
}

/** The failed tests of a file, or the file itself when it did not load. */
function failedInFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [failure([name], message)] : []
  return failed.map(({ fullName, failureMessages }) => failure([name, fullName], failureMessages.join('\n')))
}

function failedInSuite({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
  return [
    ...failed.map(({ title, line, tests }) => {
      const results = tests.flatMap((test) => test.results)
      const message = results.find(({ error }) => error)?.error.message
      return failure([`${file}:${line}`, tests[0]?.projectName, title], message)
    }),
    ...suites.flatMap(failedInSuite),
  ]
}

function failure(names, message = '') {
  return { test: names.join(' › '), message: message.split('\n').slice(0, 4).join('\n         ') }
}

/** A run that ends badly without a failed test (a file that does not load, a crash) counts as one. */
function counted(code, report, read) {
  let counts = { passed: 0, failed: 0 }
  try {
    counts = read(JSON.parse(readFileSync(inRepository(report), 'utf8')))
  } catch (error) {
    if (code === 0 && error.code !== 'ENOENT') throw error
  }
  return { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed }
}

function sum(kind) {
  return results.reduce((total, result) => total + result[kind], 0)
}
