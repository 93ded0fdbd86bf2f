import { queryDefaultParamSettingList } from '@iisp/guide/contract'
import { lazyPart, useCall, useText } from '@iisp/web'
import { useState } from 'react'
import { panelTexts } from './panel-texts.ts'
import css from './panel.module.css'

const SettingsDialog = lazyPart(() => import('../settings/SettingsDialog.tsx'), 'SettingsDialog', {
  over: true,
})

/** 个性化设置, on menus that have a template. */
export function SettingsLink({ menuId }: { menuId: string }) {
  const t = useText(panelTexts)
  const [open, setOpen] = useState(false)
  const { data } = useCall(queryDefaultParamSettingList, { menuId }, { quiet: true, staleTime: 60_000 })
  const template = data?.[0]
  if (!template) return null
  const title = template.name + (template.shared === '1' ? t('settingsShared') : '')
  return (
    <>
      <button type="button" className={css.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </button>
      {open && <SettingsDialog itemId={template.itemId} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
