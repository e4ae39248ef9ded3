import type { ByteRange } from './file-storage'

/** The part of a file a Range header asks for; undefined for the whole file, 'none' when it lies beyond the end. */
export const requestedRange = (header: string | undefined, size: number): ByteRange | 'none' | undefined => {
  // Several ranges, and other units than bytes, may be answered with the whole file.
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'none' : { start, end }
}
