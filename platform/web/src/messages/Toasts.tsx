import { useEffect, useRef } from 'react'
import { Button, IconButton } from '@iisp/ui/button'
import { Spinner } from '@iisp/ui/spinner'
import { engineTexts, useText } from '../i18n/index.ts'
import type { Message } from './message.ts'
import { closeMessage, holdMessage } from './messages.ts'
import css from './messages.module.css'

/** Short notices at the top. Screen readers announce errors at once, the rest politely. */
export function Toasts({ notices }: { notices: readonly Message[] }) {
  const t = useText(engineTexts)
  const region = useTopLayer(notices.length)
  return (
    <section ref={region} className={css.toasts} aria-label={t('message.region')}>
      <div role="alert">
        {notices.filter(isUrgent).map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </div>
      <div role="status" aria-live="polite">
        {notices
          .filter((message) => !isUrgent(message))
          .map((message) => (
            <Toast key={message.id} message={message} />
          ))}
      </div>
    </section>
  )
}
const isUrgent = ({ type }: Message) => type === 'error'

function Toast({ message }: { message: Message }) {
  const t = useText(engineTexts)
  const { id, type, title, desc, action } = message
  return (
    <div
      className={css.toast}
      data-type={type}
      data-wide={desc !== '' || action !== null || undefined}
      onPointerEnter={() => holdMessage(id, true)}
      onPointerLeave={() => holdMessage(id, false)}
    >
      <span className={css.mark} aria-hidden>
        {type === 'loading' && <Spinner size={8} />}
      </span>
      <div className={css.texts}>
        <p className={css.title}>{title}</p>
        {desc !== '' && <p className={css.desc}>{desc}</p>}
        {action && (
          <Button type="inline" onClick={action.run}>
            {action.label}
          </Button>
        )}
      </div>
      {type !== 'loading' && (
        <IconButton icon="close" iconSize={14} label={t('message.close')} onClick={() => closeMessage(id)} />
      )}
    </div>
  )
}

/** Shows the notices above an open dialog if the browser supports it. */
function useTopLayer(count: number) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element || typeof element.showPopover !== 'function') return
    element.popover = 'manual'
    if (element.matches(':popover-open')) element.hidePopover()
    if (count > 0) element.showPopover()
  }, [count])
  return region
}
