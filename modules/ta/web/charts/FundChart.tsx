import { ProductField } from '@iisp/product/parts'
import { Button } from '@iisp/ui/button'
import { DetailDrawer } from '@iisp/ui/drawer'
import { useText } from '@iisp/web'
import { type ReactNode, useState } from 'react'
import { chartTexts } from './chart-texts.ts'
import css from './charts.module.css'

interface Props {
  readonly title: string
  /** The fund shown first: the fund of the first row of the list, once loaded. */
  readonly first: string | undefined
  readonly children: (productId: string) => ReactNode
}

/** A button that shows the figures of one fund as a chart, beside the list. */
export function FundChart({ title, first, children }: Props) {
  const t = useText(chartTexts)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const productId = chosen ?? first ?? null
  const close = () => {
    setOpen(false)
    setChosen(null)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {open && (
        <DetailDrawer open title={title} onClose={close}>
          <div className={css.fund}>
            <ProductField label={t('fund')} value={productId} onChange={setChosen} />
          </div>
          {productId !== null && children(productId)}
        </DetailDrawer>
      )}
    </>
  )
}
