import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { Moment } from '../protocol/values'

/** An address outside the company that nothing is mailed to, because its holder has not agreed to it. */
export const UnconfirmedAddress = z
  .strictObject({
    email: z.string(),
    state: z.enum(['notAsked', 'waiting', 'declined']),
    /** When the holder was last asked. */
    askedAt: Moment.nullable(),
  })
  .meta({ id: 'UnconfirmedAddress' })
export type UnconfirmedAddress = z.infer<typeof UnconfirmedAddress>

const AddressCode = z.string().min(20).max(100)

/** Endpoints for people outside who were asked by mail whether a company may write to them. */
export const outsideAddresses = {
  getAddressRequest: endpoint({
    method: 'GET',
    path: '/outsideAddresses/byCode',
    summary: 'See who asks to e-mail an address, by the code they sent there',
    access: 'public',
    query: z.strictObject({ code: AddressCode }),
    response: z
      .strictObject({ email: z.string(), company: z.string(), askedBy: z.string().nullable() })
      .meta({ id: 'AddressRequest' }),
    reasons: ['invalidToken', 'tooManyRequests'],
  }),
  answerAddressRequest: endpoint({
    method: 'POST',
    path: '/outsideAddresses/answer',
    summary: 'Allow a company to e-mail an address, or decline; the code works once',
    access: 'public',
    body: z.strictObject({ code: AddressCode, answer: z.enum(['confirmed', 'declined']) }),
    response: 'nothing',
    reasons: ['invalidToken', 'tooManyRequests'],
  }),
}
