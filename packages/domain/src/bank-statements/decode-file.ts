import { RefusedFile } from './refused-file'

const START = 200

const startsWith = (file: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => file[index] === byte)

const decoded = (file: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

/** What the file says of its own encoding: by the mark at its beginning, or as XML. */
const declaredEncoding = (file: Uint8Array): string => {
  if (startsWith(file, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(file, 0xfe, 0xff)) return 'utf-16be'
  const start = String.fromCharCode(...file.subarray(0, START))
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/.exec(start)?.[1] ?? 'utf-8'
}

/**
 * The text of a file. What is not in the encoding it should be in is that of Windows: programs that write the letters
 * of only one alphabet, and say nothing of it or something wrong, do so in this one.
 */
export const decodeFile = (file: Uint8Array): string => {
  const text = decoded(file, declaredEncoding(file)) ?? decoded(file, 'windows-1252')
  if (text === undefined)
    throw new RefusedFile('This is not a text file. Export the statement as CAMT.053, MT940 or CSV.')
  return text
}
