import { arrowStep } from '@iisp/assistant/rules'
import { useLatest } from '@iisp/ui/hooks'
import { Icon, type IconName } from '@iisp/ui/icon'
import { useOpenTab, useText } from '@iisp/web'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { aiHelper } from '../../contract/pages.ts'
import { Assistant } from '../Assistant.tsx'
import { assistantTexts } from '../texts.ts'
import { useFrame } from './use-frame.ts'
import css from './window.module.css'

interface Props {
  readonly account: string
  /** Opens the chat with customer service first. */
  readonly seat: boolean
  readonly onHide: () => void
}

/** The assistant in a window over the pages. It is moved by its title and resized by its corner, with pointer or keys. */
export function AssistantWindow({ account, seat, onHide }: Props) {
  const t = useText(assistantTexts)
  const { frame, handle, change } = useFrame()
  const openTab = useOpenTab()
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => self.current?.focus(), [])
  useEscape(self, onHide)
  const keys = (of: 'move' | 'resize') => (event: KeyboardEvent) => {
    const step = arrowStep(event.key)
    if (step === null) return
    event.preventDefault()
    change(of, step[0], step[1])
  }
  return (
    <div ref={self} role="dialog" aria-label={t('title')} tabIndex={-1} className={css.window} style={frame}>
      <div className={css.title}>
        <button
          type="button"
          className={css.move}
          aria-label={t('move')}
          title={t('move')}
          {...handle('move')}
          onKeyDown={keys('move')}
        >
          {t('title')}
        </button>
        <WindowButton
          label={t('asPage')}
          icon="external"
          onPress={() => {
            onHide()
            void openTab({ path: aiHelper.path, title: t('title') })
          }}
        />
        <WindowButton label={t('hide')} icon="minimize" onPress={onHide} />
      </div>
      <Assistant account={account} seat={seat} />
      <button
        type="button"
        className={css.corner}
        aria-label={t('resize')}
        title={t('resize')}
        {...handle('resize')}
        onKeyDown={keys('resize')}
      />
    </div>
  )
}

/** Hides the window on Escape while the focus is inside it. */
function useEscape(self: RefObject<HTMLElement | null>, onHide: () => void) {
  const latest = useLatest(onHide)
  useEffect(() => {
    const element = self.current
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [self, latest])
}

interface WindowButtonProps {
  readonly label: string
  readonly icon: IconName
  readonly onPress: () => void
}

function WindowButton({ label, icon, onPress }: WindowButtonProps) {
  return (
    <button type="button" className={css.tool} aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
