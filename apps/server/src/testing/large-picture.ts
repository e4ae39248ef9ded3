import sharp from 'sharp'

/** A picture of few bytes that takes much memory and time to decode. */
export const largePicture = async (): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}
