import type { GalleryEntry } from '../../gallery/entry.ts'
import { FaultNotice } from './index.ts'

const nothing = () => undefined

export const entry: GalleryEntry = {
  title: '组件报错 FaultNotice',
  states: [
    {
      name: '组件报错',
      node: (
        <FaultNotice
          text="组件报错，请尝试重试，或者联系在线客服处理"
          button={{ label: '重试', onClick: nothing }}
        />
      ),
    },
    {
      name: '版本已更新',
      node: <FaultNotice text="系统已更新，请刷新页面" button={{ label: '点击刷新', onClick: nothing }} />,
    },
  ],
}
