/**
 * A text that a bank has cut into chunks. One that is full goes on in the next, maybe in the middle of a word; a
 * shorter one ended by itself.
 */
export const joinChunks = (chunks: readonly string[], width: number): string =>
  chunks.reduce((text, chunk, index) => {
    const before = chunks[index - 1]
    return before === undefined || before.length >= width ? text + chunk : `${text} ${chunk}`
  }, '')
