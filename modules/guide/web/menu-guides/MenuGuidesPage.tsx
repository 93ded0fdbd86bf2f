import { usePageLocation } from '@iisp/web'
import { GuideEditor } from './GuideEditor.tsx'
import { GuideList } from './GuideList.tsx'

const menuName = 'menu'

/** 业务说明维护: the menus, or the description of the one that the address names. */
export function MenuGuidesPage() {
  const { query, setQuery } = usePageLocation()
  const menuId = query.get(menuName)
  const open = (id: string | null) => {
    // what the list was asked for stays in the address for the way back
    const next = new URLSearchParams(query)
    if (id === null) next.delete(menuName)
    else next.set(menuName, id)
    setQuery(next)
  }
  if (menuId === null || !/^[0-9]{1,20}$/.test(menuId)) return <GuideList onEdit={open} />
  return <GuideEditor key={menuId} menuId={menuId} onBack={() => open(null)} />
}
