import type { GalleryEntry } from '../../gallery/entry.ts'
import { BrandMark } from './index.ts'

export const entry: GalleryEntry = {
  title: '标志 BrandMark',
  states: [
    { name: '默认', node: <BrandMark size={32} /> },
    {
      name: '反白',
      node: (
        <div style={{ display: 'inline-block', padding: 16, background: 'var(--iisp-brand-solid)' }}>
          <BrandMark size={32} inverted />
        </div>
      ),
    },
  ],
}
