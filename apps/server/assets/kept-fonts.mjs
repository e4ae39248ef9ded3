import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// The one that pdfmake's pdfkit opens fonts with.
const fontkit = createRequire(createRequire(import.meta.resolve('pdfmake')).resolve('pdfkit'))('fontkit')

/** Fonts, by the bytes that are handed around in place of them and that only KeptFont knows. */
const kept = new Map()

/**
 * Decoding the tables of a font takes as long as setting an invoice in it, so they are kept. The font itself is made for
 * each document, as it remembers which characters its glyphs were first used for.
 */
function KeptFont({ buffer }) {
  const { file, tables } = kept.get(buffer)
  // As fontkit does it for the variations of a font. If it did not, fonts would be decoded each time, and nothing else.
  return Object.assign(fontkit.create(file), { _tables: tables })
}
KeptFont.probe = (bytes) => kept.has(bytes)

fontkit.registerFormat(KeptFont)

/** Reads a font once, and gives what is to be used as its file. */
export const keepFont = (path) => {
  const inPlaceOfIt = Buffer.from('kept')
  kept.set(inPlaceOfIt, { file: readFileSync(path), tables: {} })
  return inPlaceOfIt
}
