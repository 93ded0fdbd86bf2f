import { useText } from '@iisp/web/i18n/use-text'
import { useWrite } from '@iisp/web/forms/use-write'
import { useUnsaved } from '@iisp/web/tabs/page-hooks'
import { useState } from 'react'
import { chosenMenusAtMost } from '../../../contract/menu-choices.ts'
import home from '../home.module.css'
import { homeTexts } from '../texts.ts'
import { ArrangeList } from './ArrangeList.tsx'
import { type Arrangement, useArrangement } from './use-arrangement.ts'
import css from './arrange.module.css'

/** Lets a person choose the cards of the home page and its quick and common menus. */
export function Arrange({ onClose }: { onClose: () => void }) {
  const t = useText(homeTexts)
  const { stored, failed, again, save } = useArrangement()
  const [before, setBefore] = useState<Arrangement | null>(null)
  const [changed, setChanged] = useState<Arrangement | null>(null)
  const { busy, refusal, run } = useWrite()
  useUnsaved(changed !== null)
  const shown = changed ?? stored
  if (failed && !shown)
    return (
      <p className={home.failed} role="alert">
        {t('arrangeFailed')}
        <button type="button" className={home.link} onClick={again}>
          {t('reload')}
        </button>
      </p>
    )
  if (!shown || !stored) return null
  const change = (part: Partial<Arrangement>) => {
    if (changed === null) setBefore(stored)
    setChanged({ ...shown, ...part })
  }
  const finish = () =>
    void run(async () => {
      if (changed && before) await save(changed, before)
      onClose()
    })
  return (
    <section className={css.arrange} aria-label={t('arrange')} aria-busy={busy}>
      <div className={css.lists}>
        <ArrangeList
          title={t('cards')}
          items={shown.cards}
          most={Infinity}
          onChange={(cards) => change({ cards })}
        />
        <ArrangeList
          title={t('quick', { most: chosenMenusAtMost })}
          items={shown.quick}
          most={chosenMenusAtMost}
          onChange={(quick) => change({ quick })}
        />
        <ArrangeList
          title={t('common', { most: chosenMenusAtMost })}
          items={shown.common}
          most={chosenMenusAtMost}
          onChange={(common) => change({ common })}
        />
      </div>
      {refusal && (
        <p className={css.fault} role="alert">
          {refusal.message}
        </p>
      )}
      <div className={css.buttons}>
        <button type="button" className={home.switch} disabled={busy} onClick={finish}>
          {t('save')}
        </button>
        <button type="button" className={home.notice} disabled={busy} onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </section>
  )
}
