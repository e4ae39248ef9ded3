/** A colour by perceived lightness (0 to 1), chroma (0 is grey) and hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

const HEX_COLOUR = /^#[0-9a-f]{6}$/i

function isHexColour(text: string): boolean {
  return HEX_COLOUR.test(text)
}

/** Red, green and blue from 0 to 255. */
export function channelsOf(hex: string): [number, number, number] {
  if (!isHexColour(hex)) throw new RangeError(`Not a #rrggbb colour: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The linear light of one sRGB channel, 0 to 1. */
export function linearLight(channel: number): number {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function gammaEncoded(light: number): number {
  const c = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return c * 255
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex).map(linearLight) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hue: (hue + 360) % 360 }
}

function channelsOfOklch({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const greenRed = chroma * Math.cos(angle)
  const blueYellow = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3
  return [
    gammaEncoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gammaEncoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gammaEncoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function isDisplayable(colour: Oklch): boolean {
  return channelsOfOklch(colour).every((channel) => channel >= -0.5 && channel <= 255.5)
}

/** The nearest colour that sRGB can show: lightness and hue stay, chroma is lowered as far as needed. */
function displayable(colour: Oklch): Oklch {
  if (isDisplayable(colour)) return colour
  let shown = 0
  let tooMuch = colour.chroma
  for (let step = 0; step < 20; step++) {
    const chroma = (shown + tooMuch) / 2
    if (isDisplayable({ ...colour, chroma })) shown = chroma
    else tooMuch = chroma
  }
  return { ...colour, chroma: shown }
}

export function hexOf(colour: Oklch): string {
  const bytes = channelsOfOklch(displayable(colour)).map((c) => Math.min(255, Math.max(0, Math.round(c))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
