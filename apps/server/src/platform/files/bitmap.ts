import { setImmediate as turn } from 'node:timers/promises'

/** Decoded pixels, four bytes each. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** So many pixels are read in one go, and other work has its turn in between. */
const PIXELS_OF_A_TURN = 100_000

const FILE_HEADER = 14
const UNCOMPRESSED = 0
const BIT_FIELDS = 3
/** The usual masks of the channels in 32-bit bitmaps. */
const USUAL_MASKS = [0x00ff0000, 0x0000ff00, 0x000000ff]

interface BitmapHeader {
  readonly width: number
  readonly height: number
  readonly topDown: boolean
  readonly bits: number
  readonly pixelsAt: number
  readonly paletteAt: number
}

const headerOf = (file: Buffer): BitmapHeader | undefined => {
  const size = file.readUInt32LE(FILE_HEADER)
  if (size < 40) return undefined
  const height = file.readInt32LE(22)
  const compression = file.readUInt32LE(30)
  const bits = file.readUInt16LE(28)
  const usual =
    compression === UNCOMPRESSED ||
    (compression === BIT_FIELDS &&
      bits === 32 &&
      USUAL_MASKS.every((mask, i) => file.readUInt32LE(54 + 4 * i) === mask))
  if (!usual || ![8, 24, 32].includes(bits)) return undefined
  return {
    width: file.readInt32LE(18),
    height: Math.abs(height),
    topDown: height < 0,
    bits,
    pixelsAt: file.readUInt32LE(10),
    paletteAt: FILE_HEADER + size,
  }
}

/** Reads a Windows bitmap, which the image library cannot: 8, 24 or 32 bits and not compressed, as programs write them. */
export const decodeBitmap = async (file: Buffer, maxPixels: number): Promise<Pixels | undefined> => {
  try {
    const header = headerOf(file)
    if (!header) return undefined
    const { width, height, bits } = header
    if (width <= 0 || height <= 0 || width * height > maxPixels) return undefined
    const bytes = bits / 8
    const stride = Math.ceil((width * bytes) / 4) * 4
    if (header.pixelsAt + stride * height > file.length) return undefined
    const data = Buffer.alloc(width * height * 4)
    let left = PIXELS_OF_A_TURN
    for (let y = 0; y < height; y++) {
      left -= width
      if (left < 0) {
        await turn()
        left = PIXELS_OF_A_TURN
      }
      const row = header.pixelsAt + stride * (header.topDown ? y : height - 1 - y)
      for (let x = 0; x < width; x++) {
        const at = row + x * bytes
        const from = bits === 8 ? header.paletteAt + 4 * file.readUInt8(at) : at
        const to = (y * width + x) * 4
        data[to] = file.readUInt8(from + 2)
        data[to + 1] = file.readUInt8(from + 1)
        data[to + 2] = file.readUInt8(from)
        // The fourth byte is seldom meant as transparency, so a bitmap is opaque.
        data[to + 3] = 255
      }
    }
    return { data, width, height }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
