import { expect, it } from 'vitest'
import { cellsOfText, plainNumbers } from './pasted-cells'

it('reads rows and cells as spreadsheets copy them, with a line end behind the last row', () => {
  expect(cellsOfText('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
})

it.each([
  ['British thousands and decimals', ['1,234.50', '12,000'], ['1234.50', '12000']],
  ['German thousands and decimals', ['1.234,50', '12.000'], ['1234.50', '12000']],
  ['decimal commas alone', ['1234,5', '7,25'], ['1234.5', '7.25']],
  ['decimal points alone', ['1234.5', '0.25'], ['1234.5', '0.25']],
  ['thousands alone, of either kind', ['1.500', '2.000.000'], ['1500', '2000000']],
  ['one cell with decimals tells how the others are written', ['1,500', '2,5'], ['1.500', '2.5']],
  ['French and Swiss thousands', ['1 234,50', "12'000"], ['1234.50', '12000']],
  ['currencies', ['£1,200', '€ 300', 'R 40'], ['1200', '300', '40']],
  ['empty cells and dashes as nothing', ['', '–', ' '], ['0', '0', '0']],
  ['what is no number as such', ['1-2', '5/6'], [undefined, undefined]],
])('understands %s', (_name, cells, plain) => {
  expect(plainNumbers([cells])).toEqual([plain])
})
