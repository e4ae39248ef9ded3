import { describe, expect, it } from 'vitest'
import { parseAddresses } from './parse-addresses'

describe('addresses to invite', () => {
  it.each([
    ['a@firm.example, b@firm.example'],
    ['a@firm.example b@firm.example'],
    ['a@firm.example\nb@firm.example\n'],
    ['a@firm.example;b@firm.example'],
    ['  a@firm.example ,\r\n b@firm.example,, '],
  ])('may be separated by commas, semicolons, spaces or lines: %j', (text) => {
    expect(parseAddresses(text)).toEqual({ addresses: ['a@firm.example', 'b@firm.example'], invalid: [] })
  })

  it('are taken out of their names, as mail programs copy them', () => {
    expect(parseAddresses('Priya Nair <Priya@firm.example>, "Osei, Daniel" <daniel@firm.example>').addresses).toEqual([
      'priya@firm.example',
      'daniel@firm.example',
    ])
  })

  it('count once, whatever their capitals', () => {
    expect(parseAddresses('A@firm.example a@FIRM.example').addresses).toEqual(['a@firm.example'])
  })

  it('that are none are told as they were written', () => {
    expect(parseAddresses('priya@firm, ok@firm.example Nobody')).toEqual({
      addresses: ['ok@firm.example'],
      invalid: ['priya@firm', 'Nobody'],
    })
  })

  it('are none in an empty text', () => {
    expect(parseAddresses(' \n ')).toEqual({ addresses: [], invalid: [] })
  })
})
