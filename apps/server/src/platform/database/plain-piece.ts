import type pg from 'pg'
import { type Frame, frameTexts } from './frame'
import type { Answer, TryPiece } from './piece'
import type { Statement } from './sql'
import { valueText } from './value-text'

/** Frames answer with the text that the database sends. */
const asText = { getTypeParser: () => (text: string) => text }

const runFrame = async (client: pg.ClientBase, { name, values = [] }: Frame) => {
  const { command, rows } = await client.query<(string | null)[]>({
    ...{ name, text: frameTexts[name], values: [...values] },
    ...{ rowMode: 'array', types: asText },
  })
  return { command, told: rows.at(-1)?.[0] ?? null }
}

/** Only fixed statements get a name: the driver remembers, and the database plans, each name for good. */
const runStatement = (client: pg.ClientBase, { name, text, values, isFixed }: Statement) =>
  client.query<Record<string, unknown>>({ ...(isFixed ? { name } : {}), text, values: values.map(valueText) })

const inOrder = async (...[client, frames, statement, closing = []]: Parameters<TryPiece>): Promise<Answer> => {
  const tags: string[] = []
  const told: (string | null)[] = []
  let [rows, count]: [unknown[], number] = [[], 0]
  try {
    for (const frame of frames) {
      const answer = await runFrame(client, frame)
      tags.push(answer.command)
      told.push(answer.told)
    }
    if (statement) {
      const found = await runStatement(client, statement)
      rows = found.rows
      count = found.rowCount ?? 0
    }
    for (const frame of closing) await runFrame(client, frame)
    return { rows, count, tags, told }
  } catch (problem) {
    return { rows, count, tags, told, problem }
  }
}

const lastPieces = new WeakMap<pg.ClientBase, Promise<unknown>>()

/**
 * The same as tryPiece, by nothing but the driver's documented calls: a round trip for each frame and statement, and no
 * piece before the one in front of it is done. Slower, and what should follow a commit is lost with the process that
 * dies in between; for the day on which a new version of the driver no longer takes pieces.
 */
export const tryPlainPiece: TryPiece = (client, ...piece) => {
  const answer = (lastPieces.get(client) ?? Promise.resolve()).then(() => inOrder(client, ...piece))
  lastPieces.set(client, answer)
  return answer
}
