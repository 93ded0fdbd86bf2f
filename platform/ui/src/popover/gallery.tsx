import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { HoverCard, Popover } from './index.ts'

const Panel = () => (
  <Popover label="列设置" renderOpener={(opener) => <Button {...opener}>打开面板</Button>}>
    {(close) => (
      <div style={{ width: 240, padding: 12 }}>
        <p>面板内容</p>
        <Button onClick={close}>完成</Button>
      </div>
    )}
  </Popover>
)

export const entry: GalleryEntry = {
  title: '浮层 Popover 与 HoverCard',
  states: [
    {
      name: '面板',
      node: (
        <div style={{ paddingLeft: 200 }}>
          <Panel />
        </div>
      ),
    },
    {
      name: '悬停说明',
      node: (
        <div style={{ paddingLeft: 200 }}>
          <HoverCard label="积分规则">每条建议 10 分，每天最多 30 分</HoverCard>
        </div>
      ),
    },
  ],
}
