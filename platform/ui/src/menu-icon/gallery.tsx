import type { GalleryEntry } from '../../gallery/entry.ts'
import { MenuIcon } from './index.ts'
import { menuIconPaths } from './menu-icon-paths.ts'

const All = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    {Object.keys(menuIconPaths).map((name) => (
      <span key={name} style={{ display: 'inline-flex', alignItems: 'center', gap: 4, width: 120 }}>
        <MenuIcon name={name} /> {name}
      </span>
    ))}
  </div>
)

export const entry: GalleryEntry = {
  title: '菜单图标 MenuIcon',
  states: [
    { name: '全部', node: <All /> },
    { name: '未知名称', node: <MenuIcon name="unknown" /> },
  ],
}
