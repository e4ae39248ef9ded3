/** What a receipt may be; the camera of a phone and scanners make these. */
export const RECEIPT_TYPES = 'image/*,application/pdf'
