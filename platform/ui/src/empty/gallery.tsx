import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Empty } from './index.ts'

export const entry: GalleryEntry = {
  title: '空 Empty',
  states: [
    { name: '默认', node: <Empty /> },
    { name: '有原因和操作', node: <Empty reason="尚未设置常用产品" action={<Button>去设置</Button>} /> },
  ],
}
