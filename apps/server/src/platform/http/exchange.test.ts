import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { CallerGone } from '../shares/lane'
import { HttpExchange } from './exchange'

const exchangeOf = (ip: string | undefined) => new HttpExchange({ ip } as FastifyRequest, {} as FastifyReply)

it('knows the network of whoever calls', () => {
  expect(exchangeOf('2001:db8::7').addressBlock).toBe('2001:db8:0:0::/64')
})

it('takes a caller whose connection has ended for gone, and not for a fault of ours', () => {
  expect(() => exchangeOf(undefined).addressBlock).toThrow(CallerGone)
  expect(() => exchangeOf(undefined).address).toThrow(CallerGone)
})
