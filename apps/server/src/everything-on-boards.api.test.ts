import { describe } from 'vitest'
import { areasOfBoards, attackEndpoints } from './testing/attack-endpoints'

describe('every endpoint of task boards', () => attackEndpoints(areasOfBoards))
