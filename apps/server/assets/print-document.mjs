import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import printer from 'pdfmake'
import { answerWith } from './thread.mjs'

// Sets documents in pages, in a thread of its own: it takes seconds in which nothing else would be answered.
const fonts = join(dirname(fileURLToPath(import.meta.resolve('pdfmake'))), '..', 'build', 'fonts', 'Roboto')
printer.setFonts({ Roboto: { normal: join(fonts, 'Roboto-Regular.ttf'), bold: join(fonts, 'Roboto-Medium.ttf') } })
// It reads its fonts and nothing else, whatever a document names.
printer.setLocalAccessPolicy((path) => path.startsWith(fonts + sep))
printer.setUrlAccessPolicy(() => false)

const footer = (page, pages) => ({
  text: `${page} / ${pages}`,
  alignment: 'center',
  fontSize: 8,
  color: '#57656c',
  margin: [0, 16],
})

answerWith((document) => printer.createPdf({ ...document, footer }).getBuffer())
