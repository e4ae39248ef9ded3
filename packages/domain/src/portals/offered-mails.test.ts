import { sharedInfos } from '@praxis/contract/portals/portal-rules'
import { expect, it } from 'vitest'
import { offeredMails } from './offered-mails'

it.each([
  [[], ['statusChanges']],
  [['taskComment'], ['comments', 'statusChanges']],
  [['signOffs'], ['statusChanges', 'signOffs']],
  [
    ['invoices', 'documents'],
    ['statusChanges', 'invoices'],
  ],
  [sharedInfos, ['comments', 'statusChanges', 'signOffs', 'invoices']],
] as const)('with %j, mails are offered of %j', (shared, offered) => {
  expect(offeredMails(shared)).toEqual(offered)
})
