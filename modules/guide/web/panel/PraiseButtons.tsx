import { addComment, queryBusinessDescription } from '@iisp/guide/contract'
import { Icon } from '@iisp/ui/icon'
import { useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { pressed } from '../../rules/praise.ts'
import { panelTexts } from './panel-texts.ts'
import type { MenuGuide } from './menu-guide.ts'
import css from './panel.module.css'

type Praise = MenuGuide['commentDetailsByMenuId']

/** Like and dislike. A press shows at once and is undone if the server refuses it. */
export function PraiseButtons({ praise }: { praise: Praise }) {
  const t = useText(panelTexts)
  // the pressed rating, until the server has confirmed it
  const [wanted, setWanted] = useState<Praise['status'] | null>(null)
  const send = useSend(addComment, { invalidates: [queryBusinessDescription] })
  const status = wanted ?? praise.status
  const press = (what: 'like' | 'dislike') => {
    if (send.isPending) return
    const next = pressed(status, what)
    setWanted(next)
    send.mutate(
      { menuId: praise.menuId, menuName: praise.menuName, status: next },
      { onSettled: () => setWanted(null) },
    )
  }
  const button = (what: 'like' | 'dislike', on: boolean) => (
    <button
      type="button"
      className={css.tool}
      aria-label={t(what)}
      aria-pressed={on}
      title={t(what)}
      onClick={() => press(what)}
    >
      <Icon name={what} size={15} filled={on} />
    </button>
  )
  return (
    <>
      {button('like', status === '1')}
      {button('dislike', status === '2')}
    </>
  )
}
