/** How much of the body has left the browser, from 0 to 1. */
export type OnUpload = (fraction: number) => void

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(':')
    if (name && value.length > 0) headers.append(name, value.join(':').trim())
  }
  return headers
}

const EMPTY_ANSWERS = [204, 205, 304]

/** Sends as fetch does, and tells how far it has come: fetch itself says nothing until the answer. */
export async function fetchWithProgress(request: Request, onUpload: OnUpload): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const sent = new XMLHttpRequest()
    sent.open(request.method, request.url)
    sent.responseType = 'blob'
    request.headers.forEach((value, name) => {
      sent.setRequestHeader(name, value)
    })
    sent.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0)
    sent.onload = () => {
      const content = EMPTY_ANSWERS.includes(sent.status) ? null : (sent.response as Blob)
      resolve(new Response(content, { status: sent.status, headers: headersOf(sent) }))
    }
    sent.onerror = () => reject(new TypeError('The upload was interrupted'))
    sent.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    request.signal.addEventListener('abort', () => sent.abort())
    sent.send(body)
  })
}
