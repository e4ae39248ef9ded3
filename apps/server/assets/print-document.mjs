import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import printer from 'pdfmake'
import { keepFont } from './kept-fonts.mjs'
import { answerWith } from './thread.mjs'

// Sets documents in pages, in a thread of its own: it takes seconds in which nothing else would be answered.
const fonts = join(dirname(fileURLToPath(import.meta.resolve('pdfmake'))), '..', 'build', 'fonts', 'Roboto')
const roboto = { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' }
for (const file of Object.values(roboto)) printer.virtualfs.writeFileSync(file, keepFont(join(fonts, file)))
printer.setFonts({ Roboto: roboto })
// It has its fonts, and reads nothing else, whatever a document names.
printer.setLocalAccessPolicy(() => false)
printer.setUrlAccessPolicy(() => false)

/** Rows with thin lines between them, and one that is seen under their head. */
printer.addTableLayouts({
  rows: {
    hLineWidth: (line, { table }) => (line === 0 ? 0 : line === table.headerRows ? 1 : 0.5),
    vLineWidth: () => 0,
    hLineColor: (line, { table }) => (line === table.headerRows ? '#57656c' : '#dfe5e7'),
    paddingLeft: (column) => (column === 0 ? 0 : 6),
    paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : 6),
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
})

const QUIET = { fontSize: 8, color: '#57656c' }

/** The number of the page, and beside it what a document wants to be read on each. */
const footerOf = (foot) => (page, pages) => {
  const number = `${page} / ${pages}`
  if (!foot) return { text: number, alignment: 'center', ...QUIET, margin: [0, 16] }
  return {
    columns: [
      { text: foot, width: '*' },
      { text: number, width: 60, alignment: 'right' },
    ],
    ...QUIET,
    margin: [40, 16],
  }
}

answerWith(async ({ foot, metadata, ...document }) => {
  const printed = printer.createPdf({ ...document, footer: footerOf(foot) })
  if (metadata) (await printed.getStream()).appendXML(metadata)
  return printed.getBuffer()
})
