import * as z from 'zod'
import { endpoint } from './endpoint'
import { Id } from './values'

/** The largest file that can be attached to something. */
export const FILE_MAX_BYTES = 25 * 1024 * 1024

/** The largest image of a person, a client or a company. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024

export const files = {
  getPublicFile: endpoint({
    method: 'GET',
    path: '/files/public/{fileId}',
    summary: 'Get a public image, such as a logo or a profile image',
    access: 'public',
    params: z.strictObject({ fileId: z.string().regex(/^[\w-]{20,40}$/) }),
    response: 'binary',
    reasons: ['notFound'],
  }),

  getFile: endpoint({
    method: 'GET',
    path: '/files/{a}/{b}',
    outsideBase: true,
    summary: 'Get a private file, with a signed address from a response or as an employee who can see its record',
    // Images and downloads cannot send a token, so a signature stands in for the holder’s; without one, the token is
    // needed.
    access: 'public',
    params: z.strictObject({
      a: Id.describe('The company'),
      b: Id.describe('The file'),
    }),
    query: z.strictObject({
      expires: z.coerce.number().int().optional().describe('When the address expires, in seconds since 1970'),
      holder: z.string().max(120).optional().describe('Who the address was made for'),
      signature: z.string().max(100).optional(),
    }),
    response: 'binary',
    reasons: ['invalidToken', 'invalidActionWhileNotAuthenticated', 'invalidAccessToken', 'notFound'],
  }),
}
