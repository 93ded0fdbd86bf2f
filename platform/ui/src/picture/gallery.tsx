import type { GalleryEntry } from '../../gallery/entry.ts'
import { BrandMark, Hills, Rest, RisingValue } from './index.ts'

const onBrand = {
  display: 'inline-block',
  padding: 16,
  background: 'var(--iisp-brand-solid)',
  color: 'var(--iisp-on-solid)',
}

export const entry: GalleryEntry = {
  title: '插图 Picture',
  states: [
    { name: '标志', node: <BrandMark size={32} /> },
    {
      name: '标志，反白',
      node: (
        <div style={onBrand}>
          <BrandMark size={32} inverted />
        </div>
      ),
    },
    {
      name: '登录页',
      node: (
        <div style={{ ...onBrand, width: 420 }}>
          <RisingValue />
        </div>
      ),
    },
    { name: '首页问候', node: <Hills /> },
    { name: '没有待办', node: <Rest /> },
  ],
}
