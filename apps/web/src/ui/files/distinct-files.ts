/** What tells two chosen files apart. */
export const identityOfFile = (file: File): string => `${file.name} ${file.size} ${file.lastModified}`

/** The same file chosen twice is one file. */
export const distinctFiles = (files: readonly File[]): File[] => [
  ...new Map(files.map((file) => [identityOfFile(file), file])).values(),
]
