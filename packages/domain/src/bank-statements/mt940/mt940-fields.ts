import { RefusedFile } from '../refused-file'

/** A field of a message, such as :61:, with the lines it has in the file. */
export interface Mt940Field {
  readonly tag: string
  readonly lines: string[]
  readonly fileLine: number
}

/** What is before the first field of a message is of the network; a line with a dash ends the message. */
const FIELD = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?|NS):(.*)$/
const NETWORK = /^(?:\{[1-5]:.*|-(?:\}.*)?|:940:|)$/

/** The most lines of a field. The rules say six of details; some banks write more. */
const MOST_FIELD_LINES = 100

/** All fields of a file in their order; what belongs to none is given to `onStray`. */
export const mt940Fields = (text: string, onStray: (line: string, fileLine: number) => void): Mt940Field[] => {
  const fields: Mt940Field[] = []
  let open: Mt940Field | undefined
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const [, tag, value = ''] = FIELD.exec(line) ?? []
    if (tag !== undefined) {
      open = { tag, lines: [value], fileLine: index + 1 }
      fields.push(open)
    } else if (NETWORK.test(line.trimEnd())) {
      // An empty line in the middle of details is none of the message’s end.
      if (line.trim() !== '') open = undefined
    } else if (open && open.lines.length >= MOST_FIELD_LINES) {
      throw new RefusedFile(`The field :${open.tag}: goes on for too many lines`, open.fileLine)
    } else if (open) open.lines.push(line)
    else onStray(line, index + 1)
  })
  return fields
}
