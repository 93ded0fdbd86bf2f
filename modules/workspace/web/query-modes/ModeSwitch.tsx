import type { Output } from '@iisp/contract'
import { Switch } from '@iisp/ui/switch'
import { toast, useSend, useText } from '@iisp/web'
import { markManual } from '@iisp/web/table-settings/table-store'
import { menuQueryModeList, menuQueryModeSave } from '../../contract/query-modes.ts'
import { queryModeTexts } from './texts.ts'

export type MenuMode = Output<typeof menuQueryModeList>[number]

/** On: the list loads at once. Off: it loads when 查询 is pressed. The switch moves once the server has saved. */
export function ModeSwitch({ menu: { menuId, menuName, mode } }: { menu: MenuMode }) {
  const t = useText(queryModeTexts)
  const save = useSend(menuQueryModeSave, {
    invalidates: [menuQueryModeList],
    onSuccess: (_, saved) => {
      markManual(menuId, saved.mode === 'manual')
      toast.success(t('saved', { menu: menuName, mode: t(saved.mode) }))
    },
  })
  return (
    <Switch
      label={t(mode)}
      name={t('switch', { menu: menuName })}
      checked={mode === 'auto'}
      disabled={save.isPending}
      onChange={(auto) => save.mutate({ menuId, mode: auto ? 'auto' : 'manual' })}
    />
  )
}
