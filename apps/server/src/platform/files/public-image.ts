import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { invalidField, Refusal } from '../refusal'
import { decodeBitmap } from './bitmap'
import type { Upload } from './upload'

// Each image takes one core; the lane decides how many are decoded at once. No image is decoded twice, so none is
// cached.
sharp.concurrency(1)
sharp.cache(false)

const MAX_PIXELS = 50_000_000
/** A lossless image larger than this is a photograph, and is stored with loss instead. */
const LARGEST_LOSSLESS = 200_000

/** The largest size an image is kept in. */
export interface ImageBox {
  readonly width: number
  readonly height: number
}

export const PUBLIC_IMAGE_TYPE = 'image/webp'

const sourceOf = async (upload: Upload): Promise<Sharp> => {
  // Only the first frame of an animation is used, and only pixels that decode without an error.
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
  if (upload.contentType !== 'image/bmp') return sharp(upload.path, options)
  const pixels = await decodeBitmap(await readFile(upload.path), MAX_PIXELS)
  if (!pixels) throw new Refusal('invalidFileExtension')
  const { data, width, height } = pixels
  return sharp(data, { ...options, raw: { width, height, channels: 4 } })
}

/** The image encoded anew from its pixels, upright and inside the box, without data on where and how it was taken. */
export const encodePublicImage = async (upload: Upload, box: ImageBox): Promise<Buffer> => {
  try {
    const source = await sourceOf(upload)
    const image = source.rotate().resize({ ...box, fit: 'inside', withoutEnlargement: true })
    if (upload.contentType !== 'image/jpeg') {
      const lossless = await image.clone().webp({ lossless: true }).toBuffer()
      if (lossless.length <= LARGEST_LOSSLESS) return lossless
    }
    return await image.webp({ quality: 86 }).toBuffer()
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw invalidField('image', 'The image has too many pixels')
    throw new Refusal('invalidFileExtension')
  }
}
