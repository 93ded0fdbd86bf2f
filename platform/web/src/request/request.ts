import type { Call, Input, Output } from '@iisp/contract'
import { engineText } from '../i18n/engine-texts.ts'
import { firstPaint } from '../loader/first-paint.ts'
import { buildRequest, sendBuilt } from './build-request.ts'
import { pastHurdles } from './hurdles.ts'
import { readAnswer } from './read-answer.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { randomId } from './random-id.ts'
import { isRequestError, RequestError } from './request-error.ts'
import { showFailure } from './show-failure.ts'
import { dropSubmissionKey, isDefinite, submissionKey } from './submission-keys.ts'
import { tracking } from './tracking.ts'
import { whileSignedIn } from './while-signed-in.ts'

export interface RequestOptions {
  /** Cancels the request; the promise rejects with kind 'aborted' and nothing is shown. */
  readonly signal?: AbortSignal | undefined
  /** Names the request for `abortRequest`; a newer request with the same key cancels the older. */
  readonly key?: string | undefined
  /** The caller shows a failure itself, for example in a form or dialog. */
  readonly quiet?: boolean | undefined
  /** Idempotency key of a keyed call. By default the stored key of the same content, or a new one. */
  readonly idempotencyKey?: string | undefined
  /** Menu of the calling page, if that is not the page in front. */
  readonly menuId?: string | undefined
  /**
   * Asks for the session's person, who may differ from the one that the page shows. All other
   * requests are refused in that case.
   */
  readonly anyPerson?: boolean | undefined
}

/**
 * Makes a call and resolves to its output, checked against the contract. Rejects with a `RequestError`, already shown to
 * the person unless `quiet`. If the session has ended, reads and keyed writes wait until the same person has signed in
 * again over the page; other writes are never repeated automatically. If the server requires a second factor or a
 * supervisor's approval, the person is asked for it over the page and the call is repeated.
 */
export async function request<C extends Call>(
  call: C,
  input: Input<C>,
  options: RequestOptions = {},
): Promise<Output<C>> {
  const content = input as object
  const key = call.idempotent === 'key' ? (options.idempotencyKey ?? submissionKey(call, content)) : undefined
  try {
    const sendSignedIn = () =>
      whileSignedIn(call, () => send(call, content, { ...options, idempotencyKey: key }), {
        repeatable: call.effect === 'read' || key !== undefined,
        signal: options.signal,
      })
    const output = await pastHurdles(call, content, sendSignedIn)
    if (key !== undefined) dropSubmissionKey(call, content)
    return output as Output<C>
  } catch (thrown) {
    const error = isRequestError(thrown) ? thrown : broken(thrown)
    if (key !== undefined && isDefinite(error)) dropSubmissionKey(call, content)
    if (!options.quiet) showFailure(error)
    throw error
  }
}

async function send(call: Call, input: object, options: RequestOptions): Promise<unknown> {
  const known = takeFirstAnswer(call, input)
  if (known !== undefined) return known
  await firstPaint()
  const sent = buildRequest(call, input, options)
  const { signal, done } = tracking.begin(options.key ?? `${call.name}:${randomId(8)}`, options.signal)
  const startedAt = Date.now()
  try {
    return await readAnswer({ call, input, sent, startedAt }, await sendBuilt(sent, signal))
  } catch (thrown) {
    if (isRequestError(thrown)) throw thrown
    if (signal.aborted) throw cancelled(signal.reason)
    throw broken(thrown)
  } finally {
    done()
  }
}

const cancelled = (reason: unknown): RequestError =>
  new RequestError({
    kind: reason === 'swept' ? 'swept' : 'aborted',
    status: 0,
    msg: engineText('request.swept'),
  })

/** fetch throws a TypeError for every network failure. Any other error is a bug of ours. */
function broken(thrown: unknown): RequestError {
  if (!(thrown instanceof TypeError) && !(thrown instanceof DOMException)) throw thrown
  return new RequestError({ kind: 'network', status: 0, msg: engineText('request.network') })
}
