/** tags[] and tags are the same field; the brackets say that there may be several. */
export const plainName = (name: string): string => name.replace(/\[\d*\]$/, '')
