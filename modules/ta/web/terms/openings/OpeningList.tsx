import { ProductField } from '@iisp/product/parts'
import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, useText } from '@iisp/web'
import { ListPart, openAndAll } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { temporaryOpeningList } from '../../../contract/terms/temporary-openings.ts'
import { taTopics } from '../../../contract/topics.ts'
import { productFilter } from '../product-filter.ts'
import { CancelOpening } from './CancelOpening.tsx'
import { openingColumns, openingFacts } from './opening-columns.tsx'
import { openingTexts } from './opening-texts.ts'
import { OpeningDialog } from './OpeningDialog.tsx'

const openingFilters = filters(openingTexts, ({ own, flag }) => ({
  productId: own(productFilter),
  /** Also lists past and cancelled openings. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const excludedParams = ['part']

/** The temporary openings of all funds. */
export function OpeningList() {
  const t = useText(openingTexts)
  const columns = useMemo(() => openingColumns(t), [t])
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListPart
        {...openAndAll(t)}
        id="ta.openings"
        call={temporaryOpeningList}
        filters={openingFilters}
        draw={{ productId: (field) => <ProductField label={t('product')} {...field} /> }}
        excludedParams={excludedParams}
        columns={columns}
        follow={[taTopics.termsChanged]}
        keyColumn="productName"
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
        detail={(row, drawer) => (
          <DetailDrawer
            {...drawer}
            size={560}
            title={t('detail', { name: row.productName, date: row.opensOn })}
            footer={row.actions.length > 0 && <CancelOpening opening={row} onDone={drawer.onClose} />}
          >
            <Facts facts={openingFacts(row, t)} />
          </DetailDrawer>
        )}
      />
      {adding && <OpeningDialog onClose={() => setAdding(false)} />}
    </>
  )
}
