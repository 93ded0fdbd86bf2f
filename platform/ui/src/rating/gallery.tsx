import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { Rating } from './index.ts'

function Live({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial)
  return <Rating label="请评价本次服务" nameOf={(mark) => `${mark} 分`} value={value} onChange={setValue} />
}

export const entry: GalleryEntry = {
  title: '评分 Rating',
  states: [
    { name: '未评', node: <Live initial={0} /> },
    { name: '四分', node: <Live initial={4} /> },
  ],
}
