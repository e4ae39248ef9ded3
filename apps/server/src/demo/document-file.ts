const FONT_SIZE = 11
const LEADING = 18
/** The height of the first line above the bottom of an A4 page, in points. */
const TOP = 780

const escaped = (line: string): string => line.replace(/[\\()]/g, '\\$&')

const pageContent = (lines: readonly string[]): string =>
  [
    'BT',
    `/F1 ${FONT_SIZE} Tf ${LEADING} TL 56 ${TOP} Td`,
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')

/** A PDF of one page with these lines, in plain Latin letters. */
export const documentOf = (lines: readonly string[]): Buffer => {
  const content = pageContent(lines)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const tableAt = Buffer.byteLength(file, 'latin1')
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
