import { createServer } from 'node:net'
import type { Config } from './config'
import { StartProblem } from './start-problem'

/** What keeps us from listening, in words; undefined for an unusual cause. */
export const portProblem = ({ HOST, PORT }: Config, error: unknown): StartProblem | undefined => {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE')
    return new StartProblem(
      `Port ${PORT} on ${HOST} is taken by another program.`,
      `Stop that program, or start Praxis on another port: PORT=${PORT + 1} npm start`,
    )
  if (code === 'EACCES')
    return new StartProblem(`This user may not listen on port ${PORT}.`, 'Choose a port above 1023 in PORT.')
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartProblem(`${HOST} is not an address of this machine.`, 'Correct HOST, or leave it out.')
  return undefined
}

/** Called before anything is started, so that a taken port costs nothing. */
export const assertPortIsFree = (config: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portProblem(config, error) ?? error))
    probe.listen(config.PORT, config.HOST, () => probe.close(() => resolve()))
  })
