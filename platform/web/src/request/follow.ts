import type { Call, Input } from '@iisp/contract'
import { engineText } from '../i18n/engine-texts.ts'
import { buildRequest, sendBuilt } from './build-request.ts'
import { readAnswer } from './read-answer.ts'
import type { RequestOptions } from './request.ts'
import { RequestError, isRequestError } from './request-error.ts'
import { showFailure } from './show-failure.ts'
import { whileSignedIn } from './while-signed-in.ts'

/**
 * Reads a stream of server-sent events with JSON data. Passes on each event as it arrives and
 * resolves at the end of the stream. The caller checks the events. Aborting also stops the server's work.
 */
export async function follow<C extends Call>(
  call: C,
  input: Input<C>,
  onPart: (part: unknown) => void,
  options: Pick<RequestOptions, 'signal' | 'quiet'> = {},
): Promise<void> {
  try {
    const response = await whileSignedIn(call, () => begin(call, input as object, options.signal), {
      repeatable: call.effect === 'read',
      signal: options.signal,
    })
    await read(response, onPart)
  } catch (thrown) {
    const error = isRequestError(thrown) ? thrown : broken(options.signal)
    if (!options.quiet) showFailure(error)
    throw error
  }
}

async function begin(call: Call, input: object, signal: AbortSignal | undefined): Promise<Response> {
  const sent = buildRequest(call, input)
  const startedAt = Date.now()
  const response = await sendBuilt(sent, signal)
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 200 && type.startsWith('text/event-stream')) return response
  await readAnswer({ call, input, sent, startedAt }, response)
  throw new RequestError({ kind: 'shape', status: response.status, msg: engineText('request.shape') })
}

async function read(response: Response, onPart: (part: unknown) => void): Promise<void> {
  const reader = response.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const frames = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) if (frame.startsWith('data: ')) onPart(JSON.parse(frame.slice(6)))
  }
}

const broken = (signal: AbortSignal | undefined): RequestError =>
  signal?.aborted
    ? new RequestError({ kind: 'aborted', status: 0, msg: '' })
    : new RequestError({ kind: 'network', status: 0, msg: engineText('request.network') })
