import type { Output } from '@iisp/contract'
import { Switch } from '@iisp/ui/switch'
import { useText } from '@iisp/web/i18n/use-text'
import { toast } from '@iisp/web/messages/messages'
import { useSend } from '@iisp/web/request/use-send'
import { markManual } from '@iisp/web/table-settings/table-store'
import { type menuQueryModeList, menuQueryModeSave } from '../../contract/query-modes.ts'
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
  const change = async (manual: boolean) => {
    const mode = manual ? 'manual' : 'auto'
    const failed = await save.mutateAsync({ menuId: menu.menuId, mode }).catch(() => 'failed')
    // the request layer has said why
    if (failed === 'failed') return
    markManual(menu.menuId, manual)
    onSaved(mode)
    toast.success(t('saved', { menu: menu.menuName, mode: t(mode) }))
  }
  return (
    <Switch
      label={t(menu.mode)}
      name={t('switch', { menu: menu.menuName })}
      checked={menu.mode === 'manual'}
      disabled={save.isPending}
      onChange={(manual) => void change(manual)}
    />
  )
}
