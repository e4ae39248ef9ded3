import { createHash } from 'node:crypto'
import type { CsvLayout } from '@praxis/domain/bank-statements/csv/csv-layout'
import { lineFingerprints } from '@praxis/domain/bank-statements/line-fingerprints'
import type { LineToMatch, MatchGround } from '@praxis/domain/bank-statements/matching/match-ground'
import { matchLines } from '@praxis/domain/bank-statements/matching/match-lines'
import type { Proposal } from '@praxis/domain/bank-statements/matching/proposal'
import { readStatement } from '@praxis/domain/bank-statements/read-statement'
import type { StatementDefaults, StatementReading } from '@praxis/domain/bank-statements/statement'

interface FileToRead {
  readonly task: 'read'
  readonly file: Uint8Array
  readonly defaults: StatementDefaults
  readonly layout?: CsvLayout
}

interface LinesToMatch {
  readonly task: 'match'
  readonly lines: readonly LineToMatch[]
  readonly ground: MatchGround
}

/** What was understood of a file, with a hash for each line that tells it again in another file. */
export interface ReadFile extends StatementReading {
  readonly fingerprints: readonly (readonly string[])[]
}

export type MatchedLines = ReadonlyMap<string, readonly Proposal[]>

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Reads a file on the spot: of the company’s own making, or in a thread. */
export const readFile = ({ file, defaults, layout }: FileToRead): ReadFile => {
  const reading = readStatement(file, defaults, layout)
  return { ...reading, fingerprints: lineFingerprints(reading.statements).map((texts) => texts.map(hashed)) }
}

/** What is done with statements in a thread, as large ones take seconds. */
export const statementWork = (given: FileToRead | LinesToMatch): ReadFile | MatchedLines =>
  given.task === 'read' ? readFile(given) : matchLines(given.lines, given.ground)

export type StatementWork = FileToRead | LinesToMatch
