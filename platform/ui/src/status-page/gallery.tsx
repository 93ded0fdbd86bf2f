import type { GalleryEntry } from '../../gallery/entry.ts'
import { StatusPage } from './index.ts'

const home = { label: '返回首页', onClick: () => undefined }

export const entry: GalleryEntry = {
  title: '错误页 StatusPage',
  states: [
    { name: '403', node: <StatusPage code="403" text="抱歉，您无权访问该页面" action={home} /> },
    { name: '404', node: <StatusPage code="404" text="抱歉，您访问的页面不存在" action={home} /> },
    { name: '500', node: <StatusPage code="500" text="抱歉，服务器出错了" action={home} /> },
  ],
}
