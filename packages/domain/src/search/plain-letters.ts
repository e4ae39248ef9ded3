/** Letters that no accent can be taken off. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ...{ Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ẞ: 'SS' },
  ...{ Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd' },
  ...{ Þ: 'Th', þ: 'th', ı: 'i', Ħ: 'H', ħ: 'h', '’': "'", '‘': "'", '–': '-', '—': '-' },
}

/** A text in the letters of English, as banks pass it on, and as people type the names of others. */
export const inPlainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{ASCII}]/gu, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
