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

/**
 * Encodes the image anew from its pixels, upright and inside the box, without data on where and how it was taken. What is wrong
 * with it is said at the field it came in.
 */
const encodedAnew = async (
  upload: Upload,
  box: ImageBox,
  field: string,
  encode: (image: Sharp) => Promise<Buffer>,
): Promise<Buffer> => {
  try {
    const source = await sourceOf(upload)
    return await encode(source.rotate().resize({ ...box, fit: 'inside', withoutEnlargement: true }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw invalidField(field, 'The image has too many pixels')
    throw new Refusal('invalidFileExtension')
  }
}

export const encodePublicImage = (upload: Upload, box: ImageBox): Promise<Buffer> =>
  encodedAnew(upload, box, 'image', async (image) => {
    if (upload.contentType !== 'image/jpeg') {
      const lossless = await image.clone().webp({ lossless: true }).toBuffer()
      if (lossless.length <= LARGEST_LOSSLESS) return lossless
    }
    return image.webp({ quality: 86 }).toBuffer()
  })

export const PHOTOGRAPH_TYPE = 'image/jpeg'

/** A photograph of a document, as every program opens it. */
export const encodePhotograph = (upload: Upload, box: ImageBox, field: string): Promise<Buffer> =>
  encodedAnew(upload, box, field, (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer())
