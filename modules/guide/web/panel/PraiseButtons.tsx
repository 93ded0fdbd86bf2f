import { addComment, queryBusinessDescription } from '@iisp/guide/contract'
import { useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { pressed } from '../../rules/praise.ts'
import { panelTexts } from './panel-texts.ts'
import type { MenuGuide } from './menu-guide.ts'
import css from './panel.module.css'

type Praise = MenuGuide['commentDetailsByMenuId']
const up =
  'M5 7v6.5H2.5V7zM5 7l2.6-5c.9 0 1.6.7 1.6 1.6L8.8 6h3.7c.8 0 1.4.7 1.2 1.5l-.9 4.8c-.1.7-.7 1.2-1.4 1.2H5'

/** Like and dislike. A press shows at once; what the server refuses is taken back. */
export function PraiseButtons({ praise }: { praise: Praise }) {
  const t = useText(panelTexts)
  // what was pressed and is not known to the server yet
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
      <svg
        width={15}
        height={15}
        viewBox="0 0 16 16"
        fill={on ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.2}
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={up} {...(what === 'dislike' && { transform: 'rotate(180 8 8)' })} />
      </svg>
    </button>
  )
  return (
    <>
      {button('like', status === '1')}
      {button('dislike', status === '2')}
    </>
  )
}
