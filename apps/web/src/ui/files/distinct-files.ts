/** The text that tells two chosen files apart. */
export const identityOfFile = (file: File): string => `${file.name} ${file.size} ${file.lastModified}`

/** The files, each once though it was chosen twice. */
export const distinctFiles = (files: readonly File[]): File[] => [
  ...new Map(files.map((file) => [identityOfFile(file), file])).values(),
]
