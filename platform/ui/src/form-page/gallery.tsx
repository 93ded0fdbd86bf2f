import { useState } from 'react'
import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { AmountField } from '../amount-field/index.ts'
import { DateField, DateRangeField, QuarterField, type DateRange, type WorkDay } from '../date-field/index.ts'
import { ProductPicker, type ProductOption, type ProductStatus } from '../product-picker/index.ts'
import { SelectField } from '../select-field/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'
import { Upload, type Send, type UploadedFile } from '../upload/index.ts'
import { FormPage, FormSection, type FormError } from './index.ts'

const calendar: WorkDay[] = Array.from({ length: 30 }, (_, i) => ({
  RQ: `2026-11-${String(i + 1).padStart(2, '0')}`,
  GZR: [0, 6].includes(new Date(2026, 10, i + 1).getDay()) ? '0' : '1',
}))
const products: ProductOption[] = Array.from({ length: 10_000 }, (_, i) => ({
  id: String(i + 1),
  name: `${['招商稳健', '华夏量化', '博时成长', '安信红利'][i % 4]}${i + 1}号`,
  code: `S${10000 + i}`,
  initials: `${['zswj', 'hxlh', 'bscz', 'axhl'][i % 4]}${i + 1}h`,
  status: String([1, 1, 2, 1, 3, 1, 0][i % 7]) as ProductStatus,
}))
const send: Send = (file, { onProgress, signal }) =>
  new Promise((resolve) => {
    let done = 0
    const timer = setInterval(() => {
      done += 0.05
      onProgress(Math.min(1, done))
      if (done < 1 && !signal.aborted) return
      clearInterval(timer)
      resolve({ fileId: file.name })
    }, 200)
  })
const kinds = ['场外基金申购款', '费用支付', '税费缴纳'].map((label) => ({ value: label, label }))

function TransferForm({ wrong }: { wrong: boolean }) {
  const [product, setProduct] = useState<string | null>(null)
  const [kind, setKind] = useState<string | null>(null)
  const [amount, setAmount] = useState('1234567.80')
  const [day, setDay] = useState('2026-11-20')
  const [quarter, setQuarter] = useState('2026-Q3')
  const [range, setRange] = useState<DateRange | null>(null)
  const [summary, setSummary] = useState('')
  const [remark, setRemark] = useState('申购款划付')
  const [files, setFiles] = useState<readonly UploadedFile[]>([
    { fileId: '1', name: '划款指令书.pdf', size: 183_204 },
  ])
  const [errors, setErrors] = useState<FormError[]>([])
  const check = () =>
    setErrors([
      { name: 'product', message: '请选择产品' },
      { name: 'summary', message: '请填写摘要' },
    ])
  const errorOf = (name: string) => (wrong ? wrongOnes : errors).find((error) => error.name === name)?.message
  return (
    <FormPage
      title="新建划款指令"
      description="提交后由复核人员审核；当日15:00后提交的指令于下一工作日处理。"
      errors={wrong ? wrongOnes : errors}
      onSubmit={check}
      note="可用余额 12,345,678.90 元"
      actions={
        <>
          <Button>保存草稿</Button>
          <Button type="primary" htmlType="submit">
            提交
          </Button>
        </>
      }
    >
      <FormSection title="付款信息">
        <ProductPicker
          label="产品"
          name="product"
          products={products}
          value={product}
          onChange={setProduct}
          required
          error={errorOf('product')}
        />
        <SelectField label="划款类型" value={kind} onChange={setKind} options={kinds} required />
        <AmountField
          label="金额"
          name="amount"
          unit="元"
          value={amount}
          onChange={setAmount}
          required
          capital="壹佰贰拾叁万肆仟伍佰陆拾柒元捌角"
        />
        <DateField
          label="划款日期"
          value={day}
          onChange={setDay}
          workDays={calendar}
          required
          help="仅可选择工作日"
        />
        <QuarterField label="报告季度" value={quarter} onChange={setQuarter} />
        <DateRangeField label="统计区间" value={range} onChange={setRange} quick />
      </FormSection>
      <FormSection title="说明与附件">
        <TextField
          label="摘要"
          name="summary"
          value={summary}
          onChange={setSummary}
          required
          maxLength={60}
          error={errorOf('summary')}
        />
        <TextField label="收款账号" value="6225 8801 2345 6789" onChange={setSummary} disabled />
        <FormSection.Wide>
          <TextArea label="备注" value={remark} onChange={setRemark} max={200} countWideDouble />
        </FormSection.Wide>
        <FormSection.Wide>
          <Upload
            label="附件"
            value={files}
            onChange={setFiles}
            send={send}
            accept={['pdf', 'jpg', 'png']}
            maxCount={20}
          />
        </FormSection.Wide>
      </FormSection>
    </FormPage>
  )
}
const wrongOnes: FormError[] = [
  { name: 'product', message: '请选择产品' },
  { name: 'summary', message: '请填写摘要' },
]

export const entry: GalleryEntry = {
  title: '表单页 FormPage 与各字段',
  states: [
    { name: '填写中', node: <TransferForm wrong={false} /> },
    { name: '有错误', node: <TransferForm wrong /> },
  ],
}
