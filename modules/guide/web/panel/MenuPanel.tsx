import type { Menu } from '@iisp/contract'
import { queryBusinessDescription } from '@iisp/guide/contract'
import { useCall, useProfile, useText } from '@iisp/web'
import { useEffect, useId, useState } from 'react'
import { Descriptions } from './Descriptions.tsx'
import { PanelLine } from './PanelLine.tsx'
import { panelTexts } from './panel-texts.ts'
import { markRead, wasRead } from './read-guides.ts'
import css from './panel.module.css'

/** The function description panel of a menu: a line that unfolds the description. */
export function MenuPanel({ menu }: { menu: Menu }) {
  const t = useText(panelTexts)
  const id = useId()
  const answer = useCall(queryBusinessDescription, { menuId: menu.id }, { quiet: true, staleTime: 0 })
  const { data, refetch } = answer
  // null: the person has not opened or closed it yet; the description decides
  const [pressed, setPressed] = useState<boolean | null>(null)
  // the panel closes when another menu comes to the front
  useEffect(() => () => setPressed(false), [])
  const has = data?.newMenuDescribe.some((item) => item.ISSHOW !== '0') ?? false
  const account = useProfile()?.account ?? ''
  const [read] = useState(() => wasRead(account, menu.id))
  // A person who has read it finds it folded, unless they chose to unfold it automatically.
  const unfolds = data?.showDescriptionVO.ISSHOW !== '0' && (!read || data?.AutoOpenVOS.length === 1)
  const open = pressed ?? (has && unfolds)
  useEffect(() => {
    if (open) markRead(account, menu.id)
  }, [open, account, menu.id])
  return (
    <section className={css.panel} aria-label={t('title')}>
      <PanelLine menu={menu} guide={data} open={open} controls={id} onToggle={() => setPressed(!open)} />
      <div id={id} hidden={!open}>
        {open && (
          <Descriptions
            menu={menu}
            guide={data}
            error={answer.error?.msg}
            onRetry={() => void refetch()}
            onFold={() => setPressed(false)}
          />
        )}
      </div>
    </section>
  )
}
