import { toast } from '../messages/messages.ts'
import { engineText } from '../i18n/engine-texts.ts'
import { RequestError } from './request-error.ts'

/**
 * Shows a failed request to the person. This is the only place that does, and it shows each failure once.
 * A form that shows the failure itself passes `quiet` to `request`. With a `title` the reason stands below it.
 */
export function showFailure(thrown: unknown, title: string | null = null): void {
  if (!(thrown instanceof RequestError) || thrown.shown) return
  thrown.shown = true
  const { kind, status, msg } = thrown
  if (kind === 'aborted') return
  const [text, more] = title === null ? [msg, {}] : [title, { desc: msg }]
  if (kind === 'swept' || kind === 'timeout') toast.warning(text, more)
  else if (status === 429) toast.warning(engineText('request.busy'), { desc: engineText('request.busyText') })
  else if (kind === 'answer' && status < 500) toast.warning(text, more)
  else toast.error(text, more)
}
