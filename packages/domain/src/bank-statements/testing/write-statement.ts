import type { Day } from '../../calendar/day'
import { camtFile, camtStatement } from './camt-files'

/** A movement as it is written into a file by tests, without knowing how files are read. */
export interface WrittenLine {
  readonly day: Day
  readonly cents: number
  readonly name: string
  readonly text: string
}

const signed = (cents: number, mark: string): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}
const unsigned = (cents: number, mark: string): string => signed(Math.abs(cents), mark)
const sumOf = (lines: readonly WrittenLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)

const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

export const writtenCamt = (lines: readonly WrittenLine[], opening: number): string =>
  camtFile(
    camtStatement({
      opening: signed(opening, '.'),
      closing: signed(opening + sumOf(lines), '.'),
      entries: lines
        .map(({ day, cents, name, text }) => {
          const side = cents < 0 ? 'Cdtr' : 'Dbtr'
          return (
            `<Ntry><Amt Ccy="EUR">${unsigned(cents, '.')}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>` +
            `<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls>` +
            `<RltdPties><${side}><Nm>${escaped(name)}</Nm></${side}></RltdPties>` +
            `<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
          )
        })
        .join('\n'),
    }),
  )

const balance = (tag: string, cents: number): string =>
  `:${tag}:${cents < 0 ? 'D' : 'C'}261014EUR${unsigned(cents, ',')}`

/** The text is cut into fields of 27 characters, of which there are ten, and lines of 65. */
export const writtenMt940 = (lines: readonly WrittenLine[], opening: number): string =>
  [
    ':20:X',
    ':25:DE89370400440532013000',
    ':28C:1/1',
    balance('60F', opening),
    ...lines.flatMap(({ day, cents, name, text }) => {
      const fields = (text.match(/.{1,27}/gsu) ?? []).map((chunk, index) => `?${20 + index}${chunk}`)
      const details = `:86:166?00KIND${fields.join('')}?32${name}`
      return [
        `:61:${day.slice(2).replaceAll('-', '')}${cents < 0 ? 'D' : 'C'}${unsigned(cents, ',')}NTRFNONREF`,
        ...(details.match(/.{1,65}/gsu) ?? []),
      ]
    }),
    balance('62F', opening + sumOf(lines)),
    '-',
  ].join('\r\n')

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

export const writtenCsv = (lines: readonly WrittenLine[], opening: number, delimiter: string, mark: string): string => {
  let running = opening
  const rows = lines.map(({ day, cents, name, text }) => {
    running += cents
    return [day, name, text, signed(cents, mark), signed(running, mark)].map(quoted).join(delimiter)
  })
  return [['Date', 'Name', 'Description', 'Amount', 'Balance'].join(delimiter), ...rows, ''].join('\r\n')
}
