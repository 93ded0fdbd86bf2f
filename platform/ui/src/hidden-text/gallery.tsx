import type { GalleryEntry } from '../../gallery/entry.ts'
import { HiddenText } from './index.ts'

export const entry: GalleryEntry = {
  title: '仅供读屏 HiddenText',
  states: [
    {
      name: '在数字之后',
      node: (
        <span>
          3<HiddenText> 条未读</HiddenText>
        </span>
      ),
    },
  ],
}
