import { useAskAndDo, useOpenMenu, useText } from '@iisp/web'
import { useWrite } from '@iisp/web/forms/use-write'
import { useCall } from '@iisp/web/request/use-call'
import { useSend } from '@iisp/web/request/use-send'
import type { getQuickMenuList, quickMenuConfig } from '../../contract/menu-choices.ts'
import { keysOf, moveItem } from '../home/arrange/items.ts'
import { SavedList } from './SavedList.tsx'
import { collectionTexts } from './texts.ts'

interface SavedMenusProps {
  readonly title: string
  /** Of the quick or of the common menus. */
  readonly list: typeof getQuickMenuList
  readonly config: typeof quickMenuConfig
}

/** The menus that the person chose, in their order, which the home page shows as well. */
export function SavedMenus({ title, list, config }: SavedMenusProps) {
  const t = useText(collectionTexts)
  const openMenu = useOpenMenu()
  const askAndDo = useAskAndDo()
  const { data, error, refetch } = useCall(list, {}, { quiet: true, staleTime: 0 })
  const { busy, refusal, run } = useWrite()
  const save = useSend(config, { quiet: true, invalidates: [list] })
  const items = data?.map(({ menuId, name }) => ({ key: menuId, label: name, chosen: true }))
  const seen = [...keysOf(items ?? [])]
  const move = (key: string, to: string) =>
    void run(() => save.mutateAsync({ menuIds: [...keysOf(moveItem(items ?? [], key, to))], seen }))
  const remove = (key: string, name: string) =>
    void askAndDo(
      config,
      { menuIds: seen.filter((id) => id !== key), seen },
      { content: t('removing', { name, title }), done: t('removed'), invalidates: [list] },
    )
  return (
    <SavedList
      title={title}
      items={items}
      none={t('noMenus')}
      fault={(refusal ?? error)?.msg}
      busy={busy}
      onReload={() => void refetch()}
      onOpen={(key) => void openMenu(key)}
      onRemove={remove}
      onMove={move}
    />
  )
}
