import { reasons } from '@praxis/contract/protocol/reasons'
import { formatFileSize } from '../files/file-size'
import { type Rule, unlessEmpty } from './rule'

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number' ? value.size : 0

/** The value is one file or several, and each must fit. */
export const fileSize = (maxBytes: number): Rule =>
  unlessEmpty((value) => {
    const files: readonly unknown[] = Array.isArray(value) ? value : [value]
    return files.some((file) => sizeOf(file) > maxBytes)
      ? reasons.fileTooLarge[1].replace('{maxSize}', formatFileSize(maxBytes))
      : undefined
  })
