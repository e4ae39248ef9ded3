import type { LostFile } from '../drafts/draft-store'

/** The files of a draft that are still at hand, and the names of those that have to be chosen again. */
export function sortLostFiles(kept: readonly (File | LostFile)[]): {
  readonly files: readonly File[]
  readonly lost: readonly string[]
} {
  return {
    files: kept.filter((file) => file instanceof File),
    lost: kept.flatMap((file) => (file instanceof File ? [] : [file.fileName])),
  }
}

/** 'Choose a.pdf and b.png again: files are not kept with a draft.' */
export const lostFilesText = (names: readonly string[]): string => {
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
  return `Choose ${listed} again: files aren’t kept with a draft.`
}
