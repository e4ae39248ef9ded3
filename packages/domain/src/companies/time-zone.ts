/** Abbreviations mean different places here and in the database: BST is Bangladesh, or Britain in summer. */
const ABBREVIATION = /^(?!UTC$|GMT$)[A-Za-z]{3}$/i
/** Names that the database has never known or has dropped. */
const UNKNOWN_TO_DATABASE = /^(SystemV\/.*|US\/Pacific-New|Canada\/East-Saskatchewan)$/i

/** Whether a text names a time zone as Europe/London does; a bare offset is none, as it has no summer time. */
export const isTimeZone = (text: string): boolean => {
  if (!/^[A-Za-z]/.test(text) || ABBREVIATION.test(text) || UNKNOWN_TO_DATABASE.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}
