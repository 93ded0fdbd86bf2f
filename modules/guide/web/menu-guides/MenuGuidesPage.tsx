import { useAddressParam } from '@iisp/web'
import { GuideEditor } from './GuideEditor.tsx'
import { GuideList } from './GuideList.tsx'

/** 业务说明维护: the list of menus, or the description of the menu in the address. */
export function MenuGuidesPage() {
  const [menuId, open] = useAddressParam('menu')
  if (menuId === null || !/^[0-9]{1,20}$/.test(menuId)) return <GuideList onEdit={open} />
  return <GuideEditor key={menuId} menuId={menuId} onBack={() => open(null)} />
}
