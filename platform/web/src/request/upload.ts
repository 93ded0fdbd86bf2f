import type { Call, Input, Output } from '@iisp/contract'
import { transferText } from './transfer-texts.ts'
import { buildRequest, type BuiltRequest } from './build-request.ts'
import { readAnswer } from './read-answer.ts'
import { requestConfig } from './request-config.ts'
import type { RequestOptions } from './request.ts'
import { isRequestError, RequestError } from './request-error.ts'
import { showFailure } from './show-failure.ts'
import { whileSignedIn } from './while-signed-in.ts'

/** Milliseconds. */
export const uploadTimeoutMs = 180_000

export interface UploadOptions extends Pick<RequestOptions, 'signal' | 'quiet' | 'menuId'> {
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Uploads one file. After 180 s it fails with a text that names the address to mail the file to. */
export async function upload<C extends Call>(
  call: C,
  input: Input<C>,
  file: File,
  options: UploadOptions = {},
): Promise<Output<C>> {
  try {
    const send = async () => {
      const sent = buildRequest(call, input, options)
      const startedAt = Date.now()
      const response = await post(sent, file, options)
      return (await readAnswer({ call, input, sent, startedAt }, response)) as Output<C>
    }
    return await whileSignedIn(call, send, { repeatable: false })
  } catch (thrown) {
    if (isRequestError(thrown) && !options.quiet) showFailure(thrown)
    throw thrown
  }
}

function post(sent: BuiltRequest, file: File, options: UploadOptions): Promise<Response> {
  const { onProgress, signal, menuId } = options
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', sent.url)
    xhr.timeout = uploadTimeoutMs
    xhr.withCredentials = sent.credentials === 'include'
    for (const [name, value] of Object.entries(sent.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    xhr.addEventListener('load', () =>
      resolve(new Response(xhr.responseText || null, { status: xhr.status, statusText: xhr.statusText })),
    )
    xhr.addEventListener('error', () =>
      reject(new RequestError({ kind: 'network', status: 0, msg: transferText('uploadNetwork') })),
    )
    xhr.addEventListener('abort', () => reject(new RequestError({ kind: 'aborted', status: 0, msg: '' })))
    xhr.addEventListener('timeout', () => void timedOut(menuId).then(reject))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    const form = new FormData()
    form.append('file', file, file.name)
    xhr.send(form)
  })
}

/** Address to mail a file to that cannot be uploaded: the menu's contact, or the portal's. */
export async function serviceEmail(menuId?: string): Promise<string> {
  const { serviceEmail: ofMenu, fromMenu, fallbackEmail } = requestConfig()
  return (await ofMenu(menuId ?? fromMenu()).catch(() => null)) || fallbackEmail
}

async function timedOut(menuId: string | undefined): Promise<RequestError> {
  const email = await serviceEmail(menuId)
  const msg = email === '' ? transferText('uploadTimeoutNoMail') : transferText('uploadTimeout', { email })
  return new RequestError({ kind: 'timeout', status: 0, msg })
}
