/** An account as it is compared: without spaces, dashes and the apostrophe that keeps spreadsheets from counting with it. */
export const tidyAccount = (text: string): string => text.replace(/[\s'’-]/g, '').toUpperCase()

/** Whether a tidied text looks like an IBAN; the check digits are the bank's business. */
export const looksLikeIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)
