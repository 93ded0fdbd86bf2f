import { unreadChat, assistantTopics } from '@iisp/assistant/contract'
import { CountBadge } from '@iisp/ui/count-badge'
import { Icon } from '@iisp/ui/icon'
import { UiProvider } from '@iisp/ui/locale'
import { lazyPart, offerOnlineService, useCall, useLive, useLocale, useProfile, useText } from '@iisp/web'
import { useEffect, useState } from 'react'
import { assistantTexts } from '../texts.ts'
import { reportHelp } from './report-help.ts'
import css from './window.module.css'

const AssistantWindow = lazyPart(() => import('./AssistantWindow.tsx'), 'AssistantWindow', { over: true })
const openKey = 'assistant.open'
/** Whether the window was open before a reload. On a narrow screen it stays closed, because it would cover the page. */
const wasOpen = () => sessionStorage.getItem(openKey) === '1' && window.innerWidth > 640

/** The button on every signed-in page, and the window that it opens. */
export default function Launcher() {
  const t = useText(assistantTexts)
  const profile = useProfile()
  const [open, setOpen] = useState(wasOpen)
  const [seat, setSeat] = useState(false)
  const show = (wanted: boolean) => {
    sessionStorage.setItem(openKey, wanted ? '1' : '0')
    setOpen(wanted)
  }
  useEffect(() => offerOnlineService(() => show(true)), [])
  const unread = useCall(unreadChat, {}, { quiet: true, staleTime: 0, enabled: profile !== null && !open })
  useLive(assistantTopics.chatChanged, () => {
    if (!open) void unread.refetch()
  })
  const locale = useLocale()
  if (!profile) return null
  const count = open ? 0 : (unread.data?.unread ?? 0)
  return (
    <div data-app="assistant">
      <UiProvider locale={locale}>
        {open ? (
          <AssistantWindow account={profile.account} seat={seat} onHide={() => show(false)} />
        ) : (
          <button
            type="button"
            className={css.launcher}
            aria-label={count > 0 ? `${t('open')}，${t('unread', { n: count })}` : t('open')}
            title={t('open')}
            onClick={() => {
              reportHelp(profile)
              setSeat(count > 0)
              show(true)
            }}
          >
            <Icon name="headset" size={16} />
            {count > 0 && (
              <span className={css.count} aria-hidden="true">
                <CountBadge count={count} />
              </span>
            )}
          </button>
        )}
      </UiProvider>
    </div>
  )
}
