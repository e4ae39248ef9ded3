/** Each tag once, regardless of case, as it was written first. */
export const tagsToSave = (tags: readonly string[]): string[] => {
  const byLowerCase = new Map<string, string>()
  for (const tag of tags) {
    const key = tag.trim().toLowerCase()
    if (key !== '' && !byLowerCase.has(key)) byLowerCase.set(key, tag.trim())
  }
  return [...byLowerCase.values()]
}
