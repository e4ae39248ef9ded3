import { type ClipboardFileType, clipboardFileName, isClipboardFileType } from '@praxis/domain/files/clipboard-file'

const named = (blob: Blob, type: ClipboardFileType, pastedAt: Date): File =>
  new File([blob], clipboardFileName(type, pastedAt), { type })

/** Several files of one paste get moments a millisecond apart, so that no two share a name. */
const momentOf = (pastedAt: Date, index: number): Date => new Date(pastedAt.getTime() + index)

/** The usable files of a paste event. */
export function filesOfPaste(data: DataTransfer | null, pastedAt: Date): File[] {
  return [...(data?.files ?? [])].flatMap((file, index) =>
    isClipboardFileType(file.type) ? [named(file, file.type, momentOf(pastedAt, index))] : [],
  )
}

/** The usable files of the clipboard itself, for those who press a button instead of the keys. */
export async function filesOfClipboard(clipboard: Pick<Clipboard, 'read'>, pastedAt: Date): Promise<File[]> {
  const items = await clipboard.read()
  const files = items.map(async (item, index) => {
    const type = item.types.find(isClipboardFileType)
    return type ? [named(await item.getType(type), type, momentOf(pastedAt, index))] : []
  })
  return (await Promise.all(files)).flat()
}
