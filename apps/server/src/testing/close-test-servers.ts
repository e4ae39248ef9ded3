import { afterAll } from 'vitest'
import { closeTestServers } from './test-server'

afterAll(closeTestServers)
