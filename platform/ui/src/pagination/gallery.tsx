import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Pagination } from './index.ts'

function Pages({ total }: { total: number }) {
  const [at, setAt] = useState({ page: 1, pageSize: 20 })
  return <Pagination {...at} total={total} onChange={(page, pageSize) => setAt({ page, pageSize })} />
}

export const entry: GalleryEntry = {
  title: '分页 Pagination',
  states: [
    { name: '一页', node: <Pages total={7} /> },
    { name: '多页', node: <Pages total={12345} /> },
  ],
}
