/** A part of a picture, in its own pixels. */
export interface PixelArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const LONGEST_SIDE = 1024

const loaded = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Cuts the area out, no larger than 1024 pixels a side; png stays png so that it may stay transparent. */
export async function croppedImage(file: File, url: string, area: PixelArea): Promise<File> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(area.width * scale)
  canvas.height = Math.round(area.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gave no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  const image = await loaded(url)
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error('The browser could not write the picture')
  return new File([blob], file.name, { type })
}
