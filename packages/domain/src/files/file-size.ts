const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** 10485760 becomes '10 MB'; at most one decimal. */
export const formatFileSize = (bytes: number): string => {
  if (bytes === 1) return '1 byte'
  let amount = bytes
  let unit = 0
  while (amount >= 1024 && unit < UNITS.length - 1) {
    amount /= 1024
    unit += 1
  }
  return `${Math.round(amount * 10) / 10} ${UNITS[unit]}`
}
