import type { GalleryEntry } from '../../gallery/entry.ts'
import { Button } from './index.ts'

export const entry: GalleryEntry = {
  title: 'Button',
  cases: {
    kinds: () => (
      <>
        <Button type="primary">提交</Button> <Button>取消</Button> <Button type="link">查看全部</Button>
      </>
    ),
    danger: () => (
      <>
        <Button type="primary" danger>
          删除
        </Button>{' '}
        <Button danger>撤回</Button>
      </>
    ),
    states: () => (
      <>
        <Button disabled>不可用</Button>{' '}
        <Button type="primary" loading>
          正在提交
        </Button>
      </>
    ),
  },
}
