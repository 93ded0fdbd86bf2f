import type { GalleryEntry } from '../../gallery/entry.ts'
import { Icon } from './index.ts'
import { iconPaths, type IconName } from './icon-paths.ts'

const All = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    {(Object.keys(iconPaths) as IconName[]).map((name) => (
      <span key={name} style={{ display: 'inline-flex', alignItems: 'center', gap: 4, width: 120 }}>
        <Icon name={name} /> {name}
      </span>
    ))}
  </div>
)

export const entry: GalleryEntry = {
  title: '图标 Icon',
  states: [
    { name: '全部', node: <All /> },
    { name: '实心', node: <Icon name="like" filled size={24} /> },
  ],
}
