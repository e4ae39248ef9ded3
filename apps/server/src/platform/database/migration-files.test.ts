import { describe, expect, it } from 'vitest'
import { migrationsFolder, readNumberedFiles } from './migration-files'

/** Numbers were once given to work that was done side by side before it was known who needs one; these were not needed. */
const neverUsed = [8, 14, 15, 19, 23, 24, 25, 29, 30, 38, 40, 42, 43, 46, 48, 49, 52, 53, 56, 57, 63, 65]
const FIRST_WITHOUT_DEFINITIONS = '0073'

const files = await readNumberedFiles(migrationsFolder)

describe('the numbered migrations', () => {
  it('are numbered one after the other', () => {
    const numbers = files.map(({ name }) => Number(name.slice(0, 4)))
    const all = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1)
    expect(numbers).toEqual(all.filter((number) => !neverUsed.includes(number)))
  })

  it('define no functions, triggers and views: those have one definition each, in a repeatable file', () => {
    const defining = files.filter(
      ({ name, text }) =>
        name >= FIRST_WITHOUT_DEFINITIONS &&
        /\bcreate\s+(or\s+replace\s+)?(constraint\s+|recursive\s+)*(function|procedure|trigger|view)\b/i.test(text),
    )
    expect(defining.map(({ name }) => name)).toEqual([])
  })
})
