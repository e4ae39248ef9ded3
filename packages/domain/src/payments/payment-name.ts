/** What a payment is called: P-0012. */
export const paymentName = (number: number): string => `P-${String(number).padStart(4, '0')}`
