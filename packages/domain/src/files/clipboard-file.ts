const EXTENSIONS = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'application/json': 'json',
  'application/pdf': 'pdf',
} as const

export type ClipboardFileType = keyof typeof EXTENSIONS

export const NOTHING_TO_PASTE = 'No compatible data was found in clipboard'

export const clipboardFileTypes = Object.keys(EXTENSIONS) as readonly ClipboardFileType[]

export const isClipboardFileType = (type: string): type is ClipboardFileType => Object.hasOwn(EXTENSIONS, type)

/** Pasted files have no name of their own (browsers call every picture image.png), so they are named by the moment. */
export const clipboardFileName = (type: ClipboardFileType, pastedAt: Date): string => {
  const stamp = pastedAt.toISOString().replace(/[:.]/g, '-').replace('T', '_').replace('Z', '')
  return `clipboard_${stamp}.${EXTENSIONS[type]}`
}
