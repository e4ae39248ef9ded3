/** The cells of a block that was copied from a spreadsheet: lines are rows, tabs part the cells. */
export const cellsOfText = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))

export const textOfCells = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.join('\t')).join('\n')

/** What stands around the digits: currencies and their codes, spaces of every width, the apostrophes of Swiss thousands. */
const AROUND = /[£$€\s'’]|^\s*[A-Z]{1,3}(?![a-zA-Z])|(?<![a-zA-Z])[A-Z]{3}\s*$/g

/** A mark before any number of digits other than three parts no thousands, so it is the decimal mark. */
const isDecimal = (bare: string, mark: ',' | '.') => new RegExp(`^-?\\d+\\${mark}(\\d{1,2}|\\d{4,})$`).test(bare)

/** Which mark begins the decimals, as far as the cells tell; a block is written in one way. */
function decimalMarkOf(bare: readonly string[]): ',' | '.' | undefined {
  const withBoth = bare.find((text) => text.includes(',') && text.includes('.'))
  if (withBoth) return withBoth.lastIndexOf(',') > withBoth.lastIndexOf('.') ? ',' : '.'
  const marks = [',', '.'] as const
  return marks.find((mark) => bare.some((text) => isDecimal(text, mark)))
}

/**
 * The numbers of a block as plain text ('1234.5'), whichever way thousands and decimals are written in it; an empty
 * cell is nothing, and undefined stands for a cell that holds no number.
 */
export function plainNumbers(cells: readonly (readonly string[])[]): (string | undefined)[][] {
  const bare = cells.map((row) => row.map((cell) => cell.replace(AROUND, '').replace(/^[–—−-]$/, '')))
  const decimalMark = decimalMarkOf(bare.flat())
  return bare.map((row) =>
    row.map((text) => {
      if (text === '') return '0'
      const [whole = '', decimals, ...more] = decimalMark ? text.split(decimalMark) : [text]
      const digits = whole.replaceAll(/[.,]/g, '')
      if (more.length > 0 || !/^-?\d*$/.test(digits) || !/^\d*$/.test(decimals ?? '')) return undefined
      return decimals ? `${digits || '0'}.${decimals}` : digits
    }),
  )
}
