import type { Menu } from '@iisp/contract'
import { lazyPart, useText } from '@iisp/web'
import { useState } from 'react'
import { panelTexts } from './panel-texts.ts'
import css from './panel.module.css'

const ComplaintDialog = lazyPart(() => import('../complaints/ComplaintDialog.tsx'), 'ComplaintDialog', {
  over: true,
})

export function ComplaintButton({ menu }: { menu: Menu }) {
  const t = useText(panelTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.tool} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('complain')}
      </button>
      {open && <ComplaintDialog menu={menu} onClose={() => setOpen(false)} />}
    </>
  )
}
