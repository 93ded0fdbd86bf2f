import { usePageLocation } from '@iisp/web'
import { GuideEditor } from './GuideEditor.tsx'
import { GuideList } from './GuideList.tsx'

/** 业务说明维护: the menus, or the description of the one that the address names. */
export function MenuGuidesPage() {
  const { query, setQuery } = usePageLocation()
  const menuId = query.get('menu')
  const open = (id: string | null) => setQuery(new URLSearchParams(id === null ? {} : { menu: id }))
  if (menuId === null || !/^[0-9]{1,20}$/.test(menuId)) return <GuideList onEdit={open} />
  return <GuideEditor key={menuId} menuId={menuId} onBack={() => open(null)} />
}
