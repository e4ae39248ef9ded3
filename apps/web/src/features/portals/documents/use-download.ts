import type { EndpointSpec, Input } from '@praxis/contract/protocol/endpoint'
import { useState } from 'react'
import { api } from '../../../api/api'
import { messageOf } from '../../../ui/feedback/message-of'
import { saveFile } from '../../../ui/files/save-file'

/** Fetches files with what the visitor came in with, which a plain link would not carry. */
export function useDownload() {
  const [waitsFor, setWaitsFor] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const download = async <E extends EndpointSpec>(id: string, name: string, spec: E, input: Input<E>) => {
    if (waitsFor !== undefined) return
    setWaitsFor(id)
    setProblem(undefined)
    try {
      saveFile(await api.download(spec, input), name)
    } catch (error) {
      setProblem(`${name} wasn’t downloaded. ${messageOf(error)}`)
    }
    setWaitsFor(undefined)
  }
  return {
    download,
    /** The file that is on its way. */
    waitsFor,
    /** Why the last one did not arrive. */
    problem,
  }
}
