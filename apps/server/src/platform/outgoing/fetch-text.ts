/** A service that was asked took too long, answered with an error, or with more than it should. */
export class ServiceFailed extends Error {
  override readonly name = 'ServiceFailed'
}

interface Limits {
  readonly milliseconds: number
  readonly bytes: number
}

const USUAL: Limits = { milliseconds: 4_000, bytes: 2_000_000 }

const textWithin = async (answer: Response, bytes: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > bytes) throw new ServiceFailed('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Reads from a service that the operator has configured; nothing that a person typed decides where it is. */
export const fetchText = async (address: URL, limits: Limits = USUAL): Promise<string> => {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(limits.milliseconds),
      headers: { accept: 'application/json, text/csv, text/xml, */*', 'user-agent': 'Praxis' },
    })
    if (!answer.ok) throw new ServiceFailed(`it answered with ${answer.status}`)
    return await textWithin(answer, limits.bytes)
  } catch (error) {
    if (error instanceof ServiceFailed) throw error
    throw new ServiceFailed(error instanceof Error ? error.message : 'it could not be reached')
  }
}
