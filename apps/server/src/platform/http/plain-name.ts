/** The name without brackets: tags[] and tags are the same field, brackets only say that there may be several. */
export const plainName = (name: string): string => name.replace(/\[\d*\]$/, '')
