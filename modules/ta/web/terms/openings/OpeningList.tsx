import { ProductField } from '@iisp/product/parts'
import { Button } from '@iisp/ui/button'
import { DetailDrawer } from '@iisp/ui/drawer'
import { filters, useText } from '@iisp/web'
import { type ColumnEntries, type FactEntries, FieldFacts, useColumns } from '@iisp/web/fields/index'
import { ListPart, openAndAll } from '@iisp/web/list-page/index'
import { useState } from 'react'
import { openingFields, temporaryOpeningList } from '../../../contract/terms/temporary-openings.ts'
import { taTopics } from '../../../contract/topics.ts'
import { productFilter } from '../product-filter.ts'
import { CancelOpening } from './CancelOpening.tsx'
import { openingTexts } from './opening-texts.ts'
import { OpeningDialog } from './OpeningDialog.tsx'

const openingFilters = filters(openingTexts, ({ own, flag }) => ({
  productId: own(productFilter),
  /** Also lists past and cancelled openings. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const excludedParams = ['part']
const openingColumns: ColumnEntries<typeof openingFields> = [
  'productName',
  'productCode',
  'opensOn',
  'kinds',
  'reason',
  'enteredBy',
  'enteredAt',
  'cancelledAt',
  'institutionName',
]
const shownFacts: FactEntries<typeof openingFields> = [
  'productName',
  'productCode',
  'institutionName',
  'opensOn',
  'kinds',
  'reason',
  'source',
  'enteredBy',
  'enteredAt',
]
const cancelledFacts: typeof shownFacts = [...shownFacts, 'cancelledBy', 'cancelledAt']

/** The temporary openings of all funds. */
export function OpeningList() {
  const t = useText(openingTexts)
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
        columns={useColumns(openingFields, openingColumns)}
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
            <FieldFacts
              fields={openingFields}
              of={row}
              show={row.cancelledAt === null ? shownFacts : cancelledFacts}
            />
          </DetailDrawer>
        )}
      />
      {adding && <OpeningDialog onClose={() => setAdding(false)} />}
    </>
  )
}
