import type { GalleryEntry } from '../../gallery/entry.ts'
import { ActionButtons, Button, ButtonRow } from './index.ts'

export const entry: GalleryEntry = {
  title: '按钮 Button',
  states: [
    { name: '默认', node: <Button>取消</Button> },
    { name: '主要', node: <Button type="primary">提交</Button> },
    { name: '链接', node: <Button type="link">查看全部</Button> },
    {
      name: '危险',
      node: (
        <Button type="primary" danger>
          删除
        </Button>
      ),
    },
    { name: '危险（次要）', node: <Button danger>撤回</Button> },
    { name: '不可用', node: <Button disabled>不可用</Button> },
    {
      name: '提交中 writing',
      node: (
        <Button type="primary" writing>
          提交
        </Button>
      ),
    },
    {
      name: '查询中 reading',
      node: (
        <Button type="primary" reading>
          查询
        </Button>
      ),
    },
    {
      name: '按操作 ActionButtons',
      node: (
        <ButtonRow>
          <ActionButtons
            actions={['通过', '退回', '否决']}
            primary={['通过']}
            danger={['否决']}
            name={(action) => action}
            onPress={() => undefined}
          />
        </ButtonRow>
      ),
    },
  ],
}
