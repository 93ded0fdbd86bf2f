import type { Output } from '@iisp/contract'
import { useText } from '@iisp/web/i18n/use-text'
import { toast } from '@iisp/web/messages/messages'
import { useSend } from '@iisp/web/request/use-send'
import { markManual } from '@iisp/web/table-settings/table-store'
import { type menuQueryModeList, menuQueryModeSave } from '../../contract/query-modes.ts'
import css from './query-modes.module.css'
import { queryModeTexts } from './texts.ts'

export type MenuMode = Output<typeof menuQueryModeList>[number]

interface Props {
  readonly menu: MenuMode
  readonly onSaved: (mode: MenuMode['mode']) => void
}

/** Off: the list loads at once. On: it loads when 查询 is pressed. The switch moves once the server has saved. */
export function ModeSwitch({ menu, onSaved }: Props) {
  const t = useText(queryModeTexts)
  const save = useSend(menuQueryModeSave)
  const isManual = menu.mode === 'manual'
  const change = async () => {
    const mode = isManual ? 'auto' : 'manual'
    const failed = await save.mutateAsync({ menuId: menu.menuId, mode }).catch(() => 'failed')
    // the request layer has said why
    if (failed === 'failed') return
    markManual(menu.menuId, mode === 'manual')
    onSaved(mode)
    toast.success(t('saved', { menu: menu.menuName, mode: t(mode) }))
  }
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={t('switch', { menu: menu.menuName })}
        checked={isManual}
        aria-checked={isManual}
        disabled={save.isPending}
        onChange={() => void change()}
      />
      {t(menu.mode)}
    </label>
  )
}
