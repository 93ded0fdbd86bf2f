import { toast } from '../messages/messages.ts'
import { say } from '../i18n/engine-texts.ts'
import { RequestError } from './request-error.ts'

/**
 * Tells the person of a failed request: the one place that does, and never twice of the same failure.
 * A form that shows the failure inline asks `request` to be quiet instead.
 */
export function showFailure(thrown: unknown): void {
  if (!(thrown instanceof RequestError) || thrown.shown) return
  thrown.shown = true
  const { kind, status, msg } = thrown
  if (kind === 'aborted') return
  if (kind === 'swept' || kind === 'timeout') toast.warning(msg)
  else if (status === 429) toast.warning(say('request.busy'), { desc: say('request.busyText') })
  else if (kind === 'answer' && status < 500) toast.warning(msg)
  else toast.error(msg)
}
