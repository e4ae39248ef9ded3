import { writeFileSync } from 'node:fs'
import { inRepository } from './repository.mjs'
import { reports } from './test-commands.mjs'

/** Errors outside of any test fail a run as well, but the report of tests does not have them: they are written beside it. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const told = errors.map((error) => ({
      test: `outside of a test${error.VITEST_TEST_PATH ? `, while ${error.VITEST_TEST_PATH} ran` : ''}`,
      message: error.stack ?? `${error.name}: ${error.message}`,
    }))
    writeFileSync(inRepository(reports.unhandled), JSON.stringify(told))
  }
}
