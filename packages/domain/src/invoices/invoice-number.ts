const DIGITS = 4

/** 'INV-' and 42 become 'INV-0042'; {year} in the prefix is the year it is billed in. */
export const invoiceNumber = (prefix: string, counter: number, billedOn: string): string =>
  `${prefix.replaceAll('{year}', billedOn.slice(0, 4))}${String(counter).padStart(DIGITS, '0')}`
