import type { Call, Input } from '@iisp/contract'
import { closeMessage, toast } from '../messages/messages.ts'
import { transferText } from './transfer-texts.ts'
import { buildRequest, type BuiltRequest } from './build-request.ts'
import { randomId } from './random-id.ts'
import { readAnswer } from './read-answer.ts'
import type { RequestOptions } from './request.ts'
import { isRequestError, RequestError } from './request-error.ts'
import { showFailure } from './show-failure.ts'
import { whileSignedIn } from './while-signed-in.ts'

/** Milliseconds. */
export const downloadTimeoutMs = 60_000
export const downloadCheckMs = 200
const slowMs = 1_000

export interface DownloadOptions extends Pick<RequestOptions, 'signal' | 'quiet' | 'menuId'> {
  /** File name to use if the answer has none. */
  readonly filename?: string
  /** The file is a list that is exported: the messages call it so. */
  readonly exports?: boolean
}

/** Fetches and saves the file of a call with `answer: 'file'`. Fails if no answer starts within 60 s. */
export async function download<C extends Call>(
  call: C,
  input: Input<C>,
  options: DownloadOptions = {},
): Promise<void> {
  const shown = options.quiet ? null : tellSlow()
  try {
    const response = await whileSignedIn(call, () => fetchFile(call, input as object, options), {
      repeatable: call.effect === 'read',
      signal: options.signal,
    })
    const file = await response.blob()
    options.signal?.throwIfAborted()
    save(file, nameOf(response) ?? options.filename ?? 'download')
    shown?.end()
    if (shown) toast.success(transferText(options.exports ? 'exported' : 'done'))
  } catch (thrown) {
    const error = failure(thrown, options.signal)
    shown?.end()
    if (shown) showFailure(error, options.exports ? transferText('exportFailed') : null)
    throw error
  }
}

/** Says after a second that a file is being fetched, until `end`. */
function tellSlow(): { readonly end: () => void } {
  const id = `download-${randomId(16)}`
  const timer = setTimeout(() => toast.loading(transferText('running'), { id }), slowMs)
  return {
    end() {
      clearTimeout(timer)
      closeMessage(id)
    },
  }
}

/** Fetches the file of a call with `answer: 'file'` into memory, for a page that shows it. Shows no failures. */
export async function readFile<C extends Call>(
  call: C,
  input: Input<C>,
  options: Pick<DownloadOptions, 'signal'> = {},
): Promise<Blob> {
  try {
    const again = { repeatable: call.effect === 'read', signal: options.signal }
    const response = await whileSignedIn(call, () => fetchFile(call, input as object, options), again)
    return await response.blob()
  } catch (thrown) {
    throw failure(thrown, options.signal)
  }
}

async function fetchFile(call: Call, input: object, options: DownloadOptions): Promise<Response> {
  const sent = buildRequest(call, input, options)
  const startedAt = Date.now()
  const response = await begin(sent, options.signal)
  if (response.status === 200 && !isRefusal(response)) return response
  await readAnswer({ call, input, sent, startedAt }, response)
  throw new RequestError({ kind: 'answer', status: response.status, msg: transferText('failed') })
}

/** Waits for the headers of the answer or the time-out. Checks every 200 ms for the cookie that the server sets on start. */
function begin(sent: BuiltRequest, signal: AbortSignal | undefined): Promise<Response> {
  const token = `downloadToken${randomId(16)}`
  const startedAt = Date.now()
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort('aborted'), { once: true })
  const check = setInterval(() => {
    if (takeCookie(token)) clearInterval(check)
    else if (Date.now() - startedAt >= downloadTimeoutMs) controller.abort('timeout')
  }, downloadCheckMs)
  return fetch(sent.url, {
    method: sent.method,
    headers: { ...sent.headers, 'x-download-token': token },
    credentials: sent.credentials,
    ...(sent.body === undefined ? {} : { body: sent.body }),
    redirect: 'manual',
    signal: controller.signal,
  })
    .catch((thrown: unknown) => {
      if (!controller.signal.aborted) throw thrown
      throw new RequestError({
        kind: controller.signal.reason === 'timeout' ? 'timeout' : 'aborted',
        status: 0,
        msg: transferText('timeout'),
      })
    })
    .finally(() => {
      clearInterval(check)
      takeCookie(token)
    })
}

function takeCookie(name: string): boolean {
  if (!document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))) return false
  document.cookie = `${name}=; max-age=0; path=/`
  return true
}

/** A JSON answer is a refusal, unless it is marked as an attachment. */
const isRefusal = (response: Response) =>
  (response.headers.get('content-type') ?? '').includes('application/json') &&
  !response.headers.has('content-disposition')

function failure(thrown: unknown, signal: AbortSignal | undefined): RequestError {
  if (signal?.aborted) return new RequestError({ kind: 'aborted', status: 0, msg: '' })
  if (!isRequestError(thrown))
    return new RequestError({ kind: 'network', status: 0, msg: transferText('network') })
  const { kind, status, code } = thrown
  if (kind !== 'answer') return thrown
  const error = new RequestError({
    kind,
    status: status === 429 ? 400 : status,
    msg: textOf(thrown),
    code,
  })
  error.shown = thrown.shown
  return error
}

function textOf({ status, serverText }: RequestError): string {
  if (status === 404) return transferText('missing')
  if (status === 429) return transferText('busy')
  return serverText || transferText('failed')
}

function nameOf(response: Response): string | null {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null
}

/** Saves the file with the browser's download. */
export function save(file: Blob, filename: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
