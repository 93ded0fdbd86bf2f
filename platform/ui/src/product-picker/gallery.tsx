import { useState } from 'react'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { isRunningPrivateFund, ProductPicker, type ProductOption } from './index.ts'
import { MultiProductPicker, type MultiProductPickerProps } from './multi/index.ts'

const products: ProductOption[] = Array.from({ length: 48 }, (_, n) => ({
  id: String(n + 1),
  name: `远山${['稳健', '量化', '成长', '红利'][n % 4]}${n + 1}号私募证券投资基金`,
  code: `SXA${String(n + 1).padStart(3, '0')}`,
  status: (['1', '1', '1', '2', '1', '3', '1', '0'] as const)[n % 8] ?? '1',
  type: n % 3 === 0 ? '3' : '2',
  ...(n === 2 && {
    sons: ['A', 'B'].map((grade) => ({
      id: `3${grade}`,
      name: `远山成长3号${grade}类份额`,
      code: `SXA003${grade}`,
      status: '1' as const,
      type: '2',
    })),
  }),
}))
const combinations = {
  list: [
    { id: '1', name: '稳健组合', productIds: ['1', '5', '9', '6'] },
    { id: '2', name: '季度报送', productIds: ['2', '3'] },
  ],
  onSave: async () => undefined,
  onDelete: async () => undefined,
}

function One(props: { clearable?: boolean; error?: string }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <ProductPicker label="产品" required products={products} value={value} onChange={setValue} {...props} />
  )
}
function Many({ start, ...props }: Partial<MultiProductPickerProps> & { start?: readonly string[] }) {
  const [value, setValue] = useState(start ?? [])
  return <MultiProductPicker label="产品" products={products} value={value} onChange={setValue} {...props} />
}

export const entry: GalleryEntry = {
  title: '产品选择 ProductPicker',
  states: [
    { name: '单选', node: <One /> },
    { name: '必填且可清空', node: <One clearable /> },
    { name: '错误', node: <One error="请选择产品" /> },
    { name: '多选，含产品组合', node: <Many combinations={combinations} start={['1', '2', '3']} /> },
    { name: '仅运作中的私募产品', node: <Many mayChoose={isRunningPrivateFund} /> },
    { name: '最多 3 个', node: <Many limit={3} start={['1']} /> },
    {
      name: '组合加载失败',
      node: <Many combinations={{ ...combinations, list: undefined, error: '加载失败' }} />,
    },
    { name: '禁用', node: <Many disabled start={['1', '2']} /> },
  ],
}
