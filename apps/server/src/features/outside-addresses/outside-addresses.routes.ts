import { outsideAddresses } from '@praxis/contract/company/outside-addresses'
import { implement } from '../../platform/http/implement'
import { answerAddressRequest } from './commands/answer-address-request'
import { addressCodeAttempts } from './outside-addresses.limits'
import { findAddressRequest } from './outside-addresses.queries'

export const outsideAddressesRoutes = implement(outsideAddresses, {
  getAddressRequest: async ({ db, platform, http, query }) => {
    await platform.limits.take(db, addressCodeAttempts, http.addressBlock)
    const { email, company, askedBy } = await findAddressRequest(db, query.code, platform.clock().toISOString())
    return { email, company, askedBy }
  },

  answerAddressRequest: async ({ db, platform, http, body }) => {
    await platform.limits.take(db, addressCodeAttempts, http.addressBlock)
    await answerAddressRequest(db, body.code, body.answer)
  },
})
